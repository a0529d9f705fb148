import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#content/languages.ts';
import { school } from '#content/school.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { translateInto } from '#i18n/translate-into.server.ts';
import { printedName, printedTermName, printReport, printTerm } from './print-report.server.ts';
import type { PublishedContent, PublishedReport, ReportVersion, TermReports } from './reports.ts';

beforeAll(loadAllTexts);

const names = {
  term: { en: 'Autumn Term', ar: 'فصل الخريف', fr: 'Trimestre d’automne', zh: '秋季学期' },
  subject: { en: 'Mathematics', ar: 'الرياضيات', fr: 'Mathématiques', zh: '数学' },
  attainment: { en: 'Secure', ar: 'متمكّن', fr: 'Solide', zh: '稳固' },
  effort: { en: 'Excellent', ar: 'ممتاز', fr: 'Excellent', zh: '优秀' },
};
const first: ReportVersion = { id: '1', number: 1, publishedAt: new Date('2026-11-30T23:30:00Z'), authorName: 'Hana' };
const content: PublishedContent = {
  attainment: '',
  effort: '',
  target: 'Fractions',
  comment: 'Reads with joy.',
  nextStep: '',
  language: 'en',
  names,
};

interface Printed {
  language?: Language;
  changed?: Partial<PublishedContent>;
  versions?: ReportVersion[];
}

function sheet({ language = 'en', changed = {}, versions = [first] }: Printed) {
  const report: PublishedReport = {
    id: '0',
    student: { id: '2', fullName: 'Zoë O’Neil', studentNumber: 'MER-0042', currentLevel: null, className: null },
    shown: first,
    content: null,
    versions,
    reads: [],
  };
  const t = translateInto(language);
  return { report, content: { ...content, ...changed }, language, t, level: null, timeZone: null, crest };
}

const crest = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';

const print = async (printed: Printed = {}) => read(await printReport(sheet(printed), 'reader'));

async function read(bytes: Uint8Array<ArrayBuffer>) {
  const pdf = await getDocumentProxy(bytes);
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const text = texts
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')))
    .join('');
  return { pdf, pages, text: text.replaceAll('\u200b', ''), words: text.replace(/\s+/g, ' ') };
}

interface Glyph {
  unicode: string;
  fontChar: string;
}

const isGlyph = (value: unknown): value is Glyph => typeof value === 'object' && value !== null && 'fontChar' in value;

describe('The PDF of a report', () => {
  it.each([
    ['en', ['School report', 'Mathematics', 'Autumn Term', '30 November 2026', 'Page 1 of 1']],
    // Words without ligatures, because PDF readers return the letters of ligatures in different orders.
    ['ar', ['التقرير', 'ممتاز', 'الطالب', 'التعليق', '2026']],
    ['fr', ['Bulletin scolaire', 'Mathématiques', 'Trimestre d’automne', '30 novembre 2026', 'Page 1 sur 1']],
    ['zh', ['学习报告', '数学', '秋季学期', '2026年11月30日', '第1页，共1页']],
  ] as const)('is tagged, titled and in the language of the reader: %s', async (language, expected) => {
    const { pdf, pages, words } = await print({ language });
    for (const part of [...expected, school.name, 'Zoë O’Neil', 'MER-0042', 'Reads with joy.'])
      expect(words).toContain(part);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: language });
    expect((info as { Title?: string }).Title).toContain('Zoë O’Neil');
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const roles = JSON.stringify(await pages[0]?.getStructTree());
    for (const role of ['H1', 'H2', 'P']) expect(roles).toContain(`"role":"${role}"`);
  });

  it('contains texts in other scripts, with joined Arabic letters', async () => {
    const { pages, words } = await print({ changed: { comment: 'تقرأ Ada ببب', nextStep: '她读得很好，请继续。' } });
    for (const part of ['تقرأ', 'Ada', 'ببب', '她读得很好，请继续。']) expect(words).toContain(part);
    const { argsArray } = (await pages[0]?.getOperatorList()) ?? { argsArray: [] };
    const glyphs = (argsArray as unknown[]).flat(2).filter(isGlyph);
    const shapes = glyphs.filter(({ unicode }) => unicode === 'ب').map(({ fontChar }) => fontChar);
    expect([shapes.length, new Set(shapes).size]).toEqual([3, 3]);
  });

  it('shows markup characters of the text literally', async () => {
    const comment = [
      '= No heading',
      '*no bold* _no italics_ $x^2$',
      '#read("/etc/passwd") #panic()',
      '// no comment',
      '@a',
    ];
    const { words } = await print({ changed: { comment: comment.join('\n') } });
    for (const line of comment) expect(words).toContain(line);
  });

  it('keeps paragraphs, and numbers the pages of a long text', async () => {
    const { pdf, words, text } = await print({ changed: { comment: `One.\n\nTwo.\n${'Long words. '.repeat(400)}` } });
    expect(text).toMatch(/One\.\n+Two\.\n/);
    expect([pdf.numPages, words.includes('Page 1 of 2'), words.includes('Page 2 of 2')]).toEqual([2, true, true]);
  });

  it('shows a notice on an earlier version', async () => {
    const notice = 'This is an earlier version.';
    expect((await print()).words).not.toContain(notice);
    expect((await print({ versions: [{ ...first, id: '3', number: 2 }, first] })).words).toContain(notice);
  });

  it('has a file name with first name, subject and term', () => {
    const named = (language: Language) => printedName(sheet({ language, changed: { names: { ...names, ...slash } } }));
    const slash = { subject: { en: 'Art/Design', zh: '美术' } };
    expect(named('en')).toBe('Zoë – Art-Design – Autumn Term.pdf');
    expect(named('zh')).toBe('Zoë – 美术 – 秋季学期.pdf');
  });
});

describe('The PDF of a term', () => {
  const grade = (scale: 'attainment' | 'effort', place: number, name: string) => ({
    id: name,
    scale,
    place,
    names: { en: name, ar: 'ممتاز' },
    isArchived: false,
  });
  const version = (number: number): ReportVersion => ({ ...first, id: `v${number}`, authorName: null });

  function termSheet(language: Language, changed: Partial<TermReports> = {}) {
    const { report, ...rest } = sheet({ language });
    const term: TermReports = {
      student: report.student,
      termId: '1',
      term: names.term,
      mentorName: 'Hana Mentor',
      reports: [
        { id: 'a', subject: { en: 'Science', ar: 'العلوم' }, version: first, isRead: false, content },
        {
          id: 'b',
          subject: names.subject,
          version: version(2),
          isRead: false,
          content: { ...content, comment: '#x *y*' },
        },
      ],
      ...changed,
    };
    const grades = [
      grade('attainment', 1, 'Exceeding'),
      grade('attainment', 2, 'Meeting'),
      grade('effort', 1, 'Always'),
    ];
    return { ...rest, term, grades };
  }

  it('has the grades as a table, then each subject, its author, the key of the scales and the mentor', async () => {
    const { words, pages } = await read(await printTerm(termSheet('en'), 'reader'));
    for (const part of [
      'Autumn Term',
      'Zoë O’Neil',
      'Academic Mentor Hana Mentor',
      'Science Secure Excellent',
      'Mathematics Secure Excellent',
      'Reads with joy.',
      '#x *y*',
      'Former user',
      'Exceeding · Meeting',
      'Always',
    ])
      expect(words).toContain(part);
    const roles = JSON.stringify(await pages[0]?.getStructTree());
    for (const role of ['H1', 'H2', 'H3', 'Table', 'TH']) expect(roles).toContain(`"role":"${role}"`);
  });

  it.each(['ar', 'fr', 'zh'] as const)('is in the language of the reader: %s', async (language) => {
    const { pdf, words } = await read(await printTerm(termSheet(language), 'reader'));
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: language });
    expect(words).toContain(translateInto(language)('report.key').slice(0, 2));
  });

  it('says that a report cannot be shown if its text does not decrypt, and shows the others', async () => {
    const { term } = termSheet('en');
    const reports = term.reports.map((report, index) => (index === 0 ? { ...report, content: null } : report));
    const { words } = await read(await printTerm(termSheet('en', { reports }), 'reader'));
    expect(words).toContain('This report cannot be shown.');
    expect(words).toContain('#x *y*');
  });

  it('has a file name with first name and term, also for a name of one word', () => {
    expect(printedTermName(termSheet('fr'))).toBe('Zoë – Trimestre d’automne.pdf');
    const { term } = termSheet('zh');
    const student = { ...term.student, fullName: '陈静怡' };
    expect(printedTermName(termSheet('zh', { student }))).toBe('陈静怡 – 秋季学期.pdf');
  });
});
