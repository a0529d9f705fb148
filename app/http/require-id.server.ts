import { data } from 'react-router';
import { parseUuid } from '#platform/uuid.ts';

/** Returns the canonical id. @throws a 404 response for other text */
export function requireId(text: unknown): string {
  const id = parseUuid(text);
  if (id === null) throw data(null, { status: 404 });
  return id;
}
