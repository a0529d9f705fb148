import * as z from 'zod/mini';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { isDay } from '../../platform/calendar-days.ts';
import { characterCount, isVisible, normaliseNewlines } from '../../platform/text-input.ts';
import { textRules } from '../../platform/text-rules.ts';
import {
  currencies,
  dayParts,
  dayRows,
  type FactContent,
  factLimits,
  factStages,
  factTerms,
  feePeriods,
  otherCities,
  type SchoolFact,
  taughtLanguages,
  weekdays,
} from './school-facts.ts';

type Key = PlainTranslationKey;
type Problems = Record<string, Key | false | undefined>;

const { must, mustMatch, mustBePlain } = textRules<Key>();

const field = () => z._default(z.string(), '');

const text = () =>
  field().check(
    mustBePlain('validation.forbiddenCharacters'),
    z.overwrite((typed) => (isVisible(typed) ? normaliseNewlines(typed).trim() : '')),
    must((typed) => characterCount(typed) <= factLimits.textLength, 'facts.text.tooLong'),
  );
const texts = { textEn: text(), textAr: text(), textFr: text(), textZh: text() };

const wholeNumber = (pattern: RegExp, message: Key) => field().check(z.trim(), mustMatch(pattern, message));
const amount = () => wholeNumber(/^(?:[1-9]\d{0,6})?$/, 'facts.amount.invalid');
const age = () => wholeNumber(/^(?:[1-9]\d?)?$/, 'facts.age.invalid');

const choice = (values: readonly string[]) => field().check(must((chosen) => values.includes(chosen), 'facts.choose'));
const optionalChoice = (values: readonly string[]) =>
  field().check(must((chosen) => chosen === '' || values.includes(chosen), 'facts.choose'));

const day = () =>
  field().check(
    z.trim(),
    must((typed) => typed === '' || isDay(typed), 'reportSettings.day.invalid'),
  );
const time = () => field().check(z.trim(), mustMatch(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'facts.time.invalid'));

const checkbox = () => field().check(z.overwrite((sent) => (sent === '' ? '' : 'on')));

function fieldsOf<Field>(names: readonly string[], make: () => Field): Record<string, Field> {
  return Object.fromEntries(names.map((name) => [name, make()]));
}

function form(fields: Record<string, ReturnType<typeof field>>, problemsIn: (content: FactContent) => Problems) {
  return z.object(fields).check((context) => {
    for (const [name, message] of Object.entries(problemsIn(context.value)))
      if (message) context.issues.push({ code: 'custom', input: context.value, path: [name], message });
  });
}

/** Requires both fields or neither. */
function pairProblems(content: FactContent, from: string, to: string, wrongOrder: Key | false): Problems {
  const [first = '', last = ''] = [content[from], content[to]];
  if (first === '' && last === '') return {};
  return {
    [from]: first === '' && 'facts.missing',
    [to]: last === '' ? 'facts.missing' : first !== '' && wrongOrder,
  };
}

const isNothing = (content: FactContent, names: readonly string[]) => names.every((name) => !content[name]);

const writtenForm = form(texts, (content) => ({
  textEn: isNothing(content, Object.keys(texts)) && 'facts.text.missing',
}));

const fees = form(
  { currency: choice(currencies), lowest: amount(), highest: amount(), per: choice(feePeriods), ...texts },
  ({ lowest, highest }) => ({
    lowest: !lowest && 'facts.missing',
    highest: Boolean(highest) && Number(highest) <= Number(lowest) && 'facts.highest.tooLow',
  }),
);

const agePairs = factStages.map((stage) => [`${stage}From`, `${stage}To`] as const);
const ages = form(fieldsOf(agePairs.flat(), age), (content) => ({
  primaryFrom: isNothing(content, agePairs.flat()) && 'facts.missing',
  ...Object.assign(
    {},
    ...agePairs.map(([from, to]) =>
      pairProblems(content, from, to, Number(content[to]) < Number(content[from]) && 'facts.age.tooLow'),
    ),
  ),
}));

const group = form({ largest: wholeNumber(/^[1-9]\d?$/, 'facts.group.invalid') }, () => ({}));

const language = form({ language: choice(taughtLanguages) }, () => ({}));

const hours = form(
  {
    ...fieldsOf(weekdays, checkbox),
    opens: time(),
    closes: time(),
    secondCity: choice(otherCities),
    thirdCity: choice(otherCities),
    ...Object.fromEntries(
      dayRows.flatMap((row) => [
        [`part${row}`, optionalChoice(dayParts)],
        [`starts${row}`, time()],
        [`ends${row}`, time()],
      ]),
    ),
  },
  (content) => ({
    monday: isNothing(content, weekdays) && 'facts.weekdays.missing',
    opens: !content['opens'] && 'facts.missing',
    closes: !content['closes'] ? 'facts.missing' : isNotAfter(content, 'closes', 'opens') && 'facts.time.tooEarly',
    thirdCity: content['secondCity'] === content['thirdCity'] && 'facts.city.same',
    ...sampleDayProblems(content),
  }),
);

const isNotAfter = (content: FactContent, later: string, earlier: string) =>
  (content[later] ?? '') <= (content[earlier] ?? '');

function sampleDayProblems(content: FactContent): Problems {
  const problems: Problems = {};
  let free = '';
  for (const row of dayRows) {
    const [part, starts, ends] = [`part${row}`, `starts${row}`, `ends${row}`] as const;
    if (isNothing(content, [part, starts, ends])) continue;
    for (const name of [part, starts, ends]) problems[name] = !content[name] && 'facts.missing';
    if (content[starts] && content[starts] < free) problems[starts] = 'facts.day.overlap';
    if (content[ends] && isNotAfter(content, ends, starts)) problems[ends] = 'facts.time.tooEarly';
    free = content[ends] ?? free;
  }
  return problems;
}

const termPairs = factTerms.map((term) => [`${term}First`, `${term}Last`] as const);
const terms = form(fieldsOf(termPairs.flat(), day), (content) => ({
  autumnFirst: isNothing(content, termPairs.flat()) && 'facts.missing',
  ...Object.assign(
    {},
    ...termPairs.map(([first, last]) =>
      pairProblems(content, first, last, isNotAfter(content, last, first) && 'reportSettings.lastDay.tooEarly'),
    ),
  ),
}));

export const factSchemas = {
  ages,
  group,
  language,
  hours,
  terms,
  fees,
  devices: writtenForm,
  examinations: writtenForm,
  support: writtenForm,
} satisfies Record<SchoolFact, ReturnType<typeof form>>;
