export function elementOf(html: string, tag: string): string {
  return new RegExp(`<${tag}\\b.*?</${tag}>`, 's').exec(html)?.[0] ?? '';
}

/** Without what only divides a text in the HTML. */
const joined = (html: string): string => html.replaceAll(/<!-- -->|<wbr\/>/g, '');

export function rowsOf(html: string, text: string): string[] {
  return [...joined(html).matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) => row).filter((row) => row.includes(text));
}

export const rowOf = (html: string, text: string): string => rowsOf(html, text)[0] ?? '';

export const selectOf = (html: string, name: string): string =>
  new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(html)?.[0] ?? '';

/** Collapses white space. */
export function textOf(html: string): string {
  return joined(html)
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();
}
