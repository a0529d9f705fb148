import type { Language } from '#content/languages.ts';
import type { Translate } from '#i18n/translate.ts';
import type { OwnHours } from './own-hours.ts';

export interface Answer {
  id: string;
  question: string;
  before: string[];
  table: AnswerTable | null;
  /** For a further row of the table: in the time zone of the reader. */
  ownHours?: OwnHours;
  after: string[];
}

export interface AnswerTable {
  headings: string[];
  /** The first cell names the row. */
  rows: string[][];
}

export interface Writer {
  language: Language;
  locale: string;
  t: Translate;
  /** Day at the school, as `2026-11-23`. */
  today: string;
}

/** @see https://schema.org/FAQPage */
export const faqPage = (answers: readonly Answer[]) => ({
  '@type': 'FAQPage',
  mainEntity: answers.map((answer) => ({
    '@type': 'Question',
    name: answer.question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

function plainText({ before, table, after }: Answer): string {
  const rows = table?.rows.map((cells) => cells.map((cell, index) => `${table.headings[index]}: ${cell}`).join(', '));
  return [...before, ...(rows ?? []), ...after].join('\n');
}
