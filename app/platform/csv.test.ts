import { describe, expect, it } from 'vitest';
import { csvLine, utf8Bom } from './csv.ts';

describe('A line of a CSV file', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '＝1',
    '＋1',
    '－1',
    '＠A',
    '=HYPERLINK("https://x.example","y")',
  ])('marks %j as text', (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell.replaceAll('"', '""')}"\r\n`);
  });

  it.each(['Anne-Marie', 'a=b', '王小明', 'zoe+x@example.org', ''])('keeps %j unchanged', (cell) => {
    expect(csvLine([cell])).toBe(`"${cell}"\r\n`);
  });

  it('quotes separators, quotes and line breaks, and has an empty cell for null', () => {
    expect(csvLine(['a,b;c', 'say "so"', 'two\nlines', null])).toBe('"a,b;c","say ""so""","two\nlines",""\r\n');
  });

  it('follows a byte order mark at the start of the file', () => {
    expect([...Buffer.from(utf8Bom)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});
