import { CsvError, parse } from 'csv-parse/sync';
import { importNames } from '#content/import-names.ts';
import { normaliseNewlines } from '#platform/text-input.ts';
import { importLimits, type TableProblem } from './imports.ts';

export interface ImportedTable {
  headings: string[];
  rows: { line: number; cells: string[] }[];
}

/** UTF-8, or UTF-16 with a byte order mark, as Excel saves “Unicode text”. Null for anything else. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : normaliseNewlines(text);
  } catch {
    return null;
  }
}

/** Reads CSV with commas, semicolons or tabs. The first row has the headings. */
export function parseTable(text: string): ImportedTable | TableProblem {
  const records = readRecords(text);
  if (records === null) return 'broken quotes';
  const [headings, ...rows] = records;
  if (!headings) return 'missing';
  if (headings.cells.some((cell) => cell.includes('@')) || headings.cells.length < 2) return 'no headings';
  if (rows.length === 0) return 'no rows';
  if (rows.length > importLimits.rows) return 'too many rows';
  const width = Math.max(headings.cells.length, ...rows.map(({ cells }) => cells.length));
  if (width > importLimits.columns) return 'too many columns';
  return {
    headings: padded(headings.cells, width),
    rows: rows.map((row) => ({ ...row, cells: padded(row.cells, width) })),
  };
}

function readRecords(text: string): ImportedTable['rows'] | null {
  try {
    const records: unknown[] = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: '\n',
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      to: importLimits.rows + 2,
    });
    return (records as { record: string[]; info: { lines: number } }[])
      .map(({ record, info }) => ({
        line: info.lines - record.join('').split('\n').length + 1,
        cells: record.map(withoutGuard),
      }))
      .filter(({ cells }) => !cells.some((cell) => explanations.has(cell)));
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** Mark the row of a template that names the permitted values. It is left out. */
const explanations = new Set(importNames.map(({ imports }): string => imports['imports.template.explanation']));

/** The separator that is most frequent in the line of the headings, outside quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = text.trimStart().split('\n', 1);
  const plain = line.replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: plain.split(delimiter).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).delimiter;
}

/** Exported cells that a spreadsheet would run as a formula begin with an apostrophe. */
const withoutGuard = (cell: string) =>
  cell.replace(/^'(?=\s*[=+\-@])/, '').replaceAll(/(?<=[;\t"]\s{0,20})'(?=[=+\-@])/g, '');

const padded = (cells: string[], width: number) => [...cells, ...Array<string>(width - cells.length).fill('')];
