/** Excel reads a file as UTF-8 only with a byte order mark. */
export const utf8Bom = '\ufeff';

/** A spreadsheet would run a cell that begins like this as a formula. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** A line of a CSV file (RFC 4180). Cells that look like formulas get an apostrophe, which makes them text. */
export function csvLine(cells: readonly (string | null)[]): string {
  const quoted = cells.map((cell) => {
    const text = cell ?? '';
    return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  });
  return `${quoted.join(',')}\r\n`;
}
