const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** PostgreSQL rejects other text as malformed. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value);
}

/** Returns the id in lower case, as PostgreSQL writes it: encryption binds to the text of an id. Null for other text. */
export const parseUuid = (text: unknown): string | null => (isUuid(text) ? text.toLowerCase() : null);

/** 22 characters instead of 36, for many ids in one URL. */
export function shortUuid(uuid: string): string {
  const bytes = uuid.replaceAll('-', '').match(/../g) ?? [];
  const binary = String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16)));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function parseShortUuid(text: string): string | null {
  if (!/^[\w-]{22}$/.test(text)) return null;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const hex = [...binary].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
