/** Excel reads a file as UTF-8 only with a byte order mark. */
export const utf8Bom = '\ufeff';

/** Excel separates cells by semicolons where the decimal sign is a comma, as in French. */
export type CsvSeparator = ',' | ';';

/** A spreadsheet would run a cell that begins like this as a formula. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** A spreadsheet with another separator begins a new cell within this one. */
const formulaWithin = /(?<=[;\t"]\s{0,20})(?=[=+\-@＝＋－＠])/g;

/**
 * A line of a CSV file (RFC 4180). What a spreadsheet would run as a formula, also one that expects another separator, gets an
 * apostrophe, which makes it text.
 */
export function csvLine(cells: readonly (string | null)[], separator: CsvSeparator = ','): string {
  const quoted = cells.map((cell) => {
    const text = (cell ?? '').replaceAll(formulaWithin, "'");
    return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  });
  return `${quoted.join(separator)}\r\n`;
}
