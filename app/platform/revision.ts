/** Revision of a record that a form shows, by which a change by somebody else is detected. Null if malformed. */
export function parseRevision(text: unknown): number | null {
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
