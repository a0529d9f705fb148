import { type Language, languages } from '#content/languages.ts';
import { schoolTimeZone } from '#content/school-time-zone.ts';
import {
  currencies,
  type FactContent,
  factStages,
  factTerms,
  isAnswered,
  type PublishedFacts,
  type SchoolFact,
  schoolFacts,
  textNameOf,
} from '#features/school-facts/school-facts.ts';
import { dateFormatter } from '#i18n/dates.ts';
import { formatFigure } from '#i18n/fill-copy.server.ts';
import { dayAt } from '#i18n/time-in-zone.ts';
import { translateInto } from '#i18n/translate-into.server.ts';
import type { Answer, Writer } from './answers.ts';
import { answerHours } from './hours.server.ts';

/** The answers that the school has published in a language, as the public page shows them. @see PD-62 */
export function listAnswers(facts: PublishedFacts, language: Language, now: Date): Answer[] {
  const today = dayAt(now, schoolTimeZone);
  const writer: Writer = {
    language,
    locale: languages[language].dateLocale,
    t: translateInto(language),
    today,
  };
  return schoolFacts.flatMap((fact) => {
    const content = facts[fact];
    return content && isAnswered(fact, content, language, today) ? answer[fact](content, writer) : [];
  });
}

const answer: Record<SchoolFact, (content: FactContent, writer: Writer) => Answer[]> = {
  ages: (content, { t }) => {
    const rows = factStages.flatMap((stage) => {
      const [from, to] = [content[`${stage}From`], content[`${stage}To`]];
      if (!from || !to) return [];
      return [[t(`enquiry.stage.${stage}`), from === to ? from : t('questions.range', { from, to })]];
    });
    const table = { headings: [t('questions.stage'), t('questions.age')], rows };
    return [{ id: 'ages', question: t('questions.ages'), before: [t('questions.ages.text')], table, after: [] }];
  },
  group: ({ largest }, { t }) => [
    textAnswer('group', t('questions.group'), t('questions.group.text', { count: Number(largest) })),
  ],
  language: ({ language: code = '' }, { t, locale }) => {
    const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
    return [textAnswer('language', t('questions.language'), t('questions.language.text', { language: name }))];
  },
  hours: answerHours,
  terms: (content, writer) => [answerTerms(content, writer)],
  fees: (content, writer) => [answerFees(content, writer)],
  devices: (content, writer) => [written('devices', content, writer)],
  examinations: (content, writer) => [written('examinations', content, writer)],
  support: (content, writer) => [written('support', content, writer)],
};

const textAnswer = (id: string, question: string, ...before: string[]): Answer => ({
  id,
  question,
  before,
  table: null,
  after: [],
});

function written(fact: 'devices' | 'examinations' | 'support', content: FactContent, { t, language }: Writer): Answer {
  return textAnswer(fact, t(`questions.${fact}`), ...paragraphsOf(content, language));
}

const paragraphsOf = (content: FactContent, language: Language): string[] =>
  (content[textNameOf(language)] ?? '').split(/\n\s*/).filter((paragraph) => paragraph !== '');

/** Omits past terms. */
function answerTerms(content: FactContent, { t, locale, today }: Writer): Answer {
  const format = dateFormatter(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const rows = factTerms
    .map((term) => ({ term, first: content[`${term}First`] ?? '', last: content[`${term}Last`] ?? '' }))
    .filter(({ last }) => last >= today)
    .toSorted((one, other) => (one.first < other.first ? -1 : 1))
    .map(({ term, first, last }) => [t(`questions.term.${term}`), format(new Date(first)), format(new Date(last))]);
  const headings = [t('questions.term'), t('questions.firstDay'), t('questions.lastDay')];
  return {
    id: 'terms',
    question: t('questions.terms'),
    before: [t('questions.terms.text')],
    table: { headings, rows },
    after: [],
  };
}

function answerFees(content: FactContent, { t, language }: Writer): Answer {
  const currency = currencies.find((known) => known === content['currency']) ?? currencies[0];
  const money = (text: string | undefined) => formatFigure({ amount: Number(text), currency }, language);
  const period = content['per'] === 'year' ? 'year' : 'term';
  const lowest = money(content['lowest']);
  const amounts = content['highest']
    ? t(`questions.fees.range.${period}`, { lowest, highest: money(content['highest']) })
    : t(`questions.fees.amount.${period}`, { amount: lowest });
  return textAnswer(
    'fees',
    t('questions.fees'),
    amounts,
    ...paragraphsOf(content, language),
    t('questions.fees.offer'),
  );
}
