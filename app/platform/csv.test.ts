import { describe, expect, it } from 'vitest';
import { csvLine, utf8Bom } from './csv.ts';

describe('A line of a CSV file', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
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

  it.each([
    ['\t=1', `'\t'=1`],
    ['x;=1+1;y', `x;'=1+1;y`],
    ['x; =1', `x; '=1`],
    ['x\t+1', `x\t'+1`],
    ['say "=1"', `say "'=1"`],
    ['a;-b;@c', `a;'-b;'@c`],
  ])('marks the formula in %j that another separator would begin', (cell, marked) => {
    expect(csvLine([cell])).toBe(`"${marked.replaceAll('"', '""')}"\r\n`);
  });

  it('has semicolons where the reader’s spreadsheet expects them', () => {
    expect(csvLine(['a', 'b;c'], ';')).toBe('"a";"b;c"\r\n');
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
