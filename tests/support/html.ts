/** The first element with this tag. */
export function elementOf(html: string, tag: string): string {
  return new RegExp(`<${tag}\\b.*?</${tag}>`, 's').exec(html)?.[0] ?? '';
}

/** The row of a table with this text. */
export function rowOf(html: string, text: string): string {
  return (
    html
      .split(/(?=<tr\b)/)
      .slice(1)
      .find((row) => row.includes(text)) ?? ''
  );
}

/** What a page or a part of it says, with one space for each gap. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();
}
