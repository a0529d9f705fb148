import { type Language, languages } from '#content/languages.ts';
import { school } from '#content/school.ts';
import { schoolTimeZone } from '#content/school-time-zone.ts';
import { dateFormatter } from '#i18n/dates.ts';
import type { Translate } from '#i18n/translate.ts';
import { typesetPdf } from '#platform/pdf/typeset-pdf.server.ts';
import { directionOf, type TextDirection } from '#platform/text-direction.ts';
import { type Grade, nameIn, scales } from './report-settings.ts';
import { reportTemplate } from './report-template.ts';
import type { PublishedContent, PublishedReport, ReportedStudent, ReportVersion, TermReports } from './reports.ts';

export interface PrintedReport {
  report: PublishedReport;
  content: PublishedContent;
  language: Language;
  t: Translate;
  /** The student's level in the reader's language. */
  level: string | null;
  /** Null for the school's. */
  timeZone: string | null;
  /** SVG of the school's mark. */
  crest: string;
}

/** Returns a PDF of a published report, in the language of the reader. @param readerId limits waiting calls per reader @see PD-50 */
export async function printReport(printed: PrintedReport, readerId: string): Promise<Uint8Array<ArrayBuffer>> {
  return typesetPdf({ template: reportTemplate, data: sheetOf(printed) }, readerId);
}

/**
 * `Tobi – Mathematics – Autumn Term.pdf`. The first name tells the files of siblings apart; the whole name would stay in the
 * list of downloads. @see PD-50
 */
export function printedName({
  report,
  content,
  language,
}: Pick<PrintedReport, 'report' | 'content' | 'language'>): string {
  const { subject, term } = content.names;
  return fileName([firstNameOf(report.student), nameIn(subject, language), nameIn(term, language)]);
}

/** `Tobi – Autumn Term.pdf` */
export function printedTermName({ term: { student, term }, language }: Pick<PrintedTerm, 'term' | 'language'>): string {
  return fileName([firstNameOf(student), nameIn(term, language)]);
}

const firstNameOf = ({ fullName }: ReportedStudent) => fullName.split(/\s/, 1)[0] ?? fullName;
const fileName = (parts: string[]) => `${parts.join(' – ').replace(/[/\\:*?"<>|]/g, '-')}.pdf`;

export interface PrintedTerm extends Omit<PrintedReport, 'report' | 'content'> {
  term: TermReports;
  /** Not archived, the highest first. */
  grades: Grade[];
}

/** Returns a PDF of all published reports of a student and term, in the language of the reader. @see PD-50 */
export async function printTerm(printed: PrintedTerm, readerId: string): Promise<Uint8Array<ArrayBuffer>> {
  return typesetPdf({ template: reportTemplate, data: termSheetOf(printed) }, readerId);
}

interface Words {
  text: string;
  direction: TextDirection;
}

const wordsIn =
  (language: Language) =>
  (text: string): Words => ({ text, direction: directionOf(text, languages[language].direction) });

function sheetOf(printed: PrintedReport) {
  const { report, content, language, t } = printed;
  const words = wordsIn(language);
  const { names } = content;
  const subject = nameIn(names.subject, language);
  const isOld = report.versions[0]?.number !== report.shown.number;
  return {
    ...frameOf(printed),
    title: `${t('report.heading')}: ${report.student.fullName}, ${subject}`,
    eyebrow: words(nameIn(names.term, language)),
    heading: words(subject),
    notice: isOld ? t('report.isOld') : null,
    facts: named(factsOf(printed), words),
    grades: [
      { name: t('reports.attainment'), value: words(nameIn(names.attainment, language)) },
      { name: t('reports.effort'), value: words(nameIn(names.effort, language)) },
    ],
    table: null,
    parts: partsOf(content, printed, 2),
    key: [],
  };
}

function termSheetOf(printed: PrintedTerm) {
  const { term, grades, language, t, level } = printed;
  const words = wordsIn(language);
  const name = nameIn(term.term, language);
  const { fullName, studentNumber } = term.student;
  const facts = [
    { name: t('report.student'), value: fullName },
    { name: t('report.number'), value: studentNumber },
    ...(level ? [{ name: t('report.level'), value: level }] : []),
    ...(term.mentorName ? [{ name: t('report.mentor'), value: term.mentorName }] : []),
  ];
  const readable = term.reports.flatMap(({ content, ...report }) => (content ? [{ ...report, content }] : []));
  return {
    ...frameOf(printed),
    title: `${t('report.heading')}: ${fullName}, ${name}`,
    eyebrow: null,
    heading: words(name),
    notice: readable.length < term.reports.length ? t('report.unreadable') : null,
    facts: named(facts, words),
    grades: [],
    table: {
      head: [t('report.subject'), t('reports.attainment'), t('reports.effort')],
      rows: readable.map(({ subject, content: { names } }) =>
        [subject, names.attainment, names.effort].map((cell) => words(nameIn(cell, language))),
      ),
    },
    parts: readable.flatMap(({ subject, version, content }) => [
      { level: 2, title: words(nameIn(subject, language)), note: writtenBy(version, printed), words: null },
      ...partsOf(content, printed, 3),
    ]),
    key: keyOf(grades, printed),
  };
}

function writtenBy({ authorName, publishedAt }: ReportVersion, { language, timeZone, t }: PrintedTerm): string {
  return `${t('report.author')}: \u2068${authorName ?? t('report.formerUser')}\u2069 · ${dayIn(language, timeZone, publishedAt)}`;
}

function keyOf(grades: readonly Grade[], { language, t }: PrintedTerm) {
  return scales.map((scale) => ({
    name: t(`reports.${scale}`),
    value: wordsIn(language)(
      grades
        .filter((grade) => grade.scale === scale)
        .map(({ names }) => nameIn(names, language))
        .join(' · '),
    ),
  }));
}

function frameOf({ language, t, crest }: Pick<PrintedReport, 'language' | 't' | 'crest'>) {
  return {
    language,
    direction: languages[language].direction,
    school: school.name,
    crest,
    kind: t('report.heading'),
    keyTitle: t('report.key'),
    page: t('report.page', { page: '{page}', pages: '{pages}' }),
  };
}

const named = (facts: { name: string; value: string }[], words: (text: string) => Words) =>
  facts.map(({ name, value }) => ({ name, value: words(value) }));

/** @param level of the headings */
function partsOf(content: PublishedContent, { language, t }: Pick<PrintedReport, 'language' | 't'>, level: 2 | 3) {
  const words = wordsIn(language);
  return [
    { title: t('reports.target'), text: content.target },
    { title: t('reports.comment'), text: content.comment },
    { title: t('reports.nextStep'), text: content.nextStep },
  ]
    .filter(({ text }) => text !== '')
    .map(({ title, text }) => ({
      level,
      title: words(title),
      note: null,
      words: { ...words(text), language: languageOfText(text, language) },
    }));
}

function factsOf({ report: { student, shown }, level, language, timeZone, t }: PrintedReport) {
  const { fullName, studentNumber } = student;
  return [
    { name: t('report.student'), value: fullName },
    { name: t('report.number'), value: studentNumber },
    ...(level ? [{ name: t('report.level'), value: level }] : []),
    { name: t('report.author'), value: shown.authorName ?? t('report.formerUser') },
    {
      name: t(shown.number > 1 ? 'report.corrected' : 'report.publishedOn'),
      value: dayIn(language, timeZone, shown.publishedAt),
    },
  ];
}

function dayIn(language: Language, timeZone: string | null, at: Date): string {
  const options = { dateStyle: 'long', timeZone: timeZone ?? schoolTimeZone } as const;
  return dateFormatter(languages[language].dateLocale, options)(at);
}

/** Guesses the language of a text, so that screen readers pronounce it correctly. */
function languageOfText(text: string, ofReader: Language): Language {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  if (/\p{Script=Arabic}/u.test(letter)) return 'ar';
  if (/\p{Script=Han}/u.test(letter)) return 'zh';
  return ofReader === 'fr' ? 'fr' : 'en';
}
