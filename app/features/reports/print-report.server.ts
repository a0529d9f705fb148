import { type Language, languages } from '#content/languages.ts';
import { school } from '#content/school.ts';
import { schoolTimeZone } from '#content/school-time-zone.ts';
import { dateFormatter } from '#i18n/dates.ts';
import type { Translate } from '#i18n/translate.ts';
import { typesetPdf } from '#platform/pdf/typeset-pdf.server.ts';
import { directionOf, type TextDirection } from '#platform/text-direction.ts';
import { nameIn } from './report-settings.ts';
import { reportTemplate } from './report-template.ts';
import type { PublishedContent, PublishedReport } from './reports.ts';

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

/** `School report – Mathematics – Autumn Term.pdf`: the student is not named, because browsers list downloads. */
export function printedName({ content, language, t }: Pick<PrintedReport, 'content' | 'language' | 't'>): string {
  const { subject, term } = content.names;
  const parts = [t('report.heading'), nameIn(subject, language), nameIn(term, language)];
  return `${parts.join(' – ').replace(/[/\\:*?"<>|]/g, '-')}.pdf`;
}

interface Words {
  text: string;
  direction: TextDirection;
}

function sheetOf(printed: PrintedReport) {
  const { report, content, language, t, crest } = printed;
  const { direction } = languages[language];
  const words = (text: string): Words => ({ text, direction: directionOf(text, direction) });
  const { names } = content;
  const subject = nameIn(names.subject, language);
  const isOld = report.versions[0]?.number !== report.shown.number;
  return {
    language,
    direction,
    school: school.name,
    crest,
    title: `${t('report.heading')}: ${report.student.fullName}, ${subject}`,
    heading: t('report.heading'),
    term: words(nameIn(names.term, language)),
    subject: words(subject),
    notice: isOld ? t('report.isOld') : null,
    facts: factsOf(printed).map(({ name, value }) => ({ name, value: words(value) })),
    grades: [
      { name: t('reports.attainment'), value: words(nameIn(names.attainment, language)) },
      { name: t('reports.effort'), value: words(nameIn(names.effort, language)) },
    ],
    parts: [
      { title: t('reports.target'), text: content.target },
      { title: t('reports.comment'), text: content.comment },
      { title: t('reports.nextStep'), text: content.nextStep },
    ]
      .filter(({ text }) => text !== '')
      .map(({ title, text }) => ({ title, words: { ...words(text), language: languageOfText(text, language) } })),
    page: t('report.page', { page: '{page}', pages: '{pages}' }),
  };
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
