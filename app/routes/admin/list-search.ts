/** In characters; a name has at most 100. */
const longestSearch = 100;

export function searchOf(parameters: URLSearchParams, name = 'search'): string {
  const typed = (parameters.get(name) ?? '').toWellFormed().replace(/\p{Cc}+/gu, ' ');
  return typed.trim().slice(0, longestSearch).toWellFormed();
}
