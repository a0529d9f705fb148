const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** PostgreSQL rejects other text as malformed. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value);
}
