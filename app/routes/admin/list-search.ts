/** In characters; a name is at most 100. */
const longestSearch = 100;

/** What was typed into a list's search, as a query may take it: without control characters, and of sane length. */
export function searchOf(parameters: URLSearchParams, name = 'search'): string {
  const typed = (parameters.get(name) ?? '').toWellFormed().replace(/\p{Cc}+/gu, ' ');
  return typed.trim().slice(0, longestSearch).toWellFormed();
}
