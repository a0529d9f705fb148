const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text from outside may be compared with an id: the database refuses anything else as malformed. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value);
}
