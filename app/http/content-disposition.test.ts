import { expect, it } from 'vitest';
import { dispositionOf } from './content-disposition.ts';

it.each([
  ['Report.pdf', 'attachment; filename="Report.pdf"; filename*=UTF-8\'\'Report.pdf'],
  ['Résumé (2).pdf', 'attachment; filename="Resume (2).pdf"; filename*=UTF-8\'\'R%C3%A9sum%C3%A9%20%282%29.pdf'],
  ['تقرير.pdf', 'attachment; filename="_____.pdf"; filename*=UTF-8\'\'%D8%AA%D9%82%D8%B1%D9%8A%D8%B1.pdf'],
  ['a"b\\c%41.txt', 'attachment; filename="a_b_c_41.txt"; filename*=UTF-8\'\'a%22b%5Cc%2541.txt'],
  [
    'a\r\nSet-Cookie: x.txt',
    'attachment; filename="a__Set-Cookie: x.txt"; filename*=UTF-8\'\'a%0D%0ASet-Cookie%3A%20x.txt',
  ],
])('The Content-Disposition header is encoded for the file name %j', (name, header) =>
  expect(dispositionOf('attachment', name)).toBe(header),
);
