import { describe, expect, it } from 'vitest';
import { importNames } from '#content/import-names.ts';
import { csvLine, utf8Bom } from '#platform/csv.ts';
import { columnProblemOf, guessColumns } from './columns.server.ts';
import { importLimits } from './imports.ts';
import { decodeText, parseTable } from './table.server.ts';

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('The text of an imported file', () => {
  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff])],
    ['Latin-1', Buffer.from('Nom;Pr\u00e9nom', 'latin1')],
    ['UTF-16 without a byte order mark', Buffer.from('Name', 'utf16le')],
  ])('is refused if the file is %s', (_, bytes) => {
    expect(decodeText(bytes)).toBeNull();
  });

  it.each([
    ['UTF-8', Buffer.from('Zoë;王\r\nb')],
    ['UTF-16, little-endian', utf16('Zoë;王\r\nb')],
    ['UTF-16, big-endian', utf16('Zoë;王\rb').swap16()],
  ])('is read from %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe('Zoë;王\nb');
  });
});

describe('The table of an imported text', () => {
  const rows = (count: number, cells = 'a,b') => `Name,Email\n${`${cells}\n`.repeat(count)}`;

  it.each([
    ['without text', '\n \n', 'missing'],
    [
      'with a person in the first row instead of headings',
      'Noah Okafor,noah@example.org\nAda,ada@example.org',
      'no headings',
    ],
    ['without rows', 'Name,Email\n,,\n', 'no rows'],
    ['with too many rows', rows(importLimits.rows + 1), 'too many rows'],
    ['with too many columns', rows(1, ','.repeat(importLimits.columns).concat('x')), 'too many columns'],
    ['with an open quotation mark', 'Name,Email\n"Noah,b\n', 'broken quotes'],
  ])('is refused %s', (_, text, problem) => {
    expect(parseTable(text)).toBe(problem);
  });

  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('is parsed with %s as separators, quoted cells, line breaks and line numbers', (_, mark) => {
    const text = [
      `\ufeffName${mark}"Class${mark} or year"${mark}Note`,
      `Noah${mark}"8${mark}B"${mark}"two\nlines and ""quotes"""`,
      '',
      mark + mark,
      ` Ada ${mark}7A`,
    ].join('\n');
    expect(parseTable(text)).toEqual({
      headings: ['Name', `Class${mark} or year`, 'Note'],
      rows: [
        { line: 2, cells: ['Noah', `8${mark}B`, 'two\nlines and "quotes"'] },
        { line: 6, cells: ['Ada', '7A', ''] },
      ],
    });
  });

  it('is accepted with the maximum number of rows', () => {
    expect(parseTable(rows(importLimits.rows))).toMatchObject({ rows: { length: importLimits.rows } });
  });

  it('is read from an exported file, without the apostrophe before a formula', () => {
    const text = utf8Bom + csvLine(['Name', 'Class']) + csvLine(['=1+1', 'a;-b']);
    expect(parseTable(decodeText(Buffer.from(text)) ?? '')).toMatchObject({ rows: [{ cells: ['=1+1', 'a;-b'] }] });
  });
});

describe('The row of a template with the permitted values', () => {
  it.each(importNames.map(({ imports }) => imports['imports.template.explanation']))('is left out: %s', (text) => {
    const filled = parseTable(
      `Full name,Student number,Level\n"${text}",,"Primary, Secondary"\nNoah Okafor,N-00001,Primary`,
    );
    expect(filled).toMatchObject({ rows: [{ line: 3, cells: ['Noah Okafor', 'N-00001', 'Primary'] }] });
    expect(parseTable(`Full name,Student number\n"${text}",`)).toBe('no rows');
  });
});

describe('The columns of an imported table', () => {
  it.each([
    ['en', ['Full name', 'Student number', 'Guardian 2: email'], ['fullName', 'studentNumber', 'guardian2Email']],
    [
      'fr',
      ['NOM COMPLET', 'Numéro d’élève', 'Responsable 2 : e-mail'],
      ['fullName', 'studentNumber', 'guardian2Email'],
    ],
    ['zh', ['姓名', '学号', '监护人2：邮箱'], ['fullName', 'studentNumber', 'guardian2Email']],
    [
      'ar',
      ['الاسم الكامل', 'رقم الطالب', 'وليّ الأمر 2: البريد الإلكتروني'],
      ['fullName', 'studentNumber', 'guardian2Email'],
    ],
  ])('are recognised in %s', (_, headings, columns) => {
    expect(guessColumns('students', headings)).toEqual(columns);
  });

  it.each([
    [
      ['Pupil ID', 'Legal Forename', 'Legal Surname', 'Form', 'Parent e-mail', 'Parent name'],
      ['studentNumber', 'firstName', 'surname', 'className', 'guardian1Email', 'guardian1Name'],
    ],
    [
      ['Student ID', 'Given name', 'Family name', 'Year group', 'Parent 1 email', 'Parent 2 email', 'Parent/Carer 3'],
      ['studentNumber', 'firstName', 'surname', 'className', 'guardian1Email', 'guardian2Email', 'guardian3Name'],
    ],
    [
      ['Student ID', 'First name', 'Last name'],
      ['studentNumber', 'firstName', 'surname'],
    ],
    [
      ['Matricule', 'Prénom', 'Nom de famille', 'Classe', 'Responsable 1 e-mail', 'E-mail responsable 2'],
      ['studentNumber', 'firstName', 'surname', 'className', 'guardian1Email', null],
    ],
    [
      ['رقم القيد', 'اسم الطالب', 'الصف'],
      ['studentNumber', 'fullName', 'className'],
    ],
    [
      ['学生编号', '姓', '名', '班级', '家长1邮箱'],
      ['studentNumber', 'surname', 'firstName', 'className', 'guardian1Email'],
    ],
  ])('of other programs are recognised: %j', (headings, columns) => {
    expect(guessColumns('students', headings)).toEqual(columns);
    expect(columnProblemOf('students', columns as ReturnType<typeof guessColumns>)).toBeNull();
  });

  it('are recognised once each, and unknown headings are ignored', () => {
    expect(guessColumns('accounts', ['Name', 'name', 'E-Mail', 'Shoe size'])).toEqual([
      'fullName',
      null,
      'email',
      null,
    ]);
  });

  it('must include the required ones, and none twice', () => {
    expect(columnProblemOf('accounts', ['fullName', 'email', null])).toEqual({ reason: 'missing', column: 'role' });
    const repeated = columnProblemOf('students', ['fullName', 'studentNumber', 'className', 'className']);
    expect(repeated).toEqual({ reason: 'repeated', column: 'className' });
    expect(columnProblemOf('students', ['studentNumber', null, 'fullName'])).toBeNull();
  });
});
