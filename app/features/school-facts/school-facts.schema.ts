import * as z from 'zod/mini';
import { languageCodes } from '../../../content/languages.ts';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { isDay } from '../../platform/calendar-days.ts';
import { textRules } from '../../platform/text-rules.ts';
import { typedRecord } from '../../platform/typed-record.ts';
import {
  currencies,
  dayParts,
  dayRows,
  factLimits,
  factStages,
  factTerms,
  feePeriods,
  otherCities,
  type SchoolFact,
  taughtLanguages,
  textNameOf,
  weekdays,
} from './school-facts.ts';

type Key = PlainTranslationKey;
type Problems<Name extends string> = Partial<Record<Name, Key | false | undefined>>;

const { must, mustMatch, optionalText } = textRules<Key>('validation.forbiddenCharacters');

const field = () => z._default(z.string(), '');

const text = () => optionalText(factLimits.textLength, 'facts.text.tooLong');
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

type Field = ReturnType<typeof field>;

const fieldsOf = <Name extends string>(names: readonly Name[], make: () => Field) =>
  typedRecord(names.map((name) => [name, make()] as const));

function form<Name extends string>(
  fields: Record<Name, Field>,
  problemsIn: (content: Record<Name, string>) => Problems<Name>,
) {
  return z.object(fields).check((context) => {
    const problems: Problems<string> = problemsIn(context.value as Record<Name, string>);
    for (const [name, message] of Object.entries(problems))
      if (message) context.issues.push({ code: 'custom', input: context.value, path: [name], message });
  });
}

/** Requires both fields or neither, in this order. */
function pairProblems<Name extends string>(
  content: Record<Name, string>,
  pairs: readonly (readonly [from: Name, to: Name])[],
  wrongOrder: (first: string, last: string) => Key | false,
): Problems<Name> {
  return typedRecord(
    pairs.flatMap(([from, to]) => {
      const [first, last] = [content[from], content[to]];
      if (first === '' && last === '') return [];
      const ofLast = last === '' ? 'facts.missing' : first !== '' && wrongOrder(first, last);
      return [[from, first === '' && 'facts.missing'] as const, [to, ofLast] as const];
    }),
  );
}

const isNothing = <Name extends string>(content: Record<Name, string>, names: readonly Name[]) =>
  names.every((name) => !content[name]);

const writtenForm = form(texts, (content) => ({
  textEn: isNothing(content, languageCodes.map(textNameOf)) && 'facts.text.missing',
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
  ...pairProblems(content, agePairs, (from, to) => Number(to) < Number(from) && 'facts.age.tooLow'),
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
    ...typedRecord(
      dayRows.flatMap((row) => [
        [`part${row}` as const, optionalChoice(dayParts)] as const,
        [`starts${row}` as const, time()] as const,
        [`ends${row}` as const, time()] as const,
      ]),
    ),
  },
  (content) => ({
    monday: isNothing(content, weekdays) && 'facts.weekdays.missing',
    opens: !content.opens && 'facts.missing',
    closes: !content.closes ? 'facts.missing' : content.closes <= content.opens && 'facts.time.tooEarly',
    thirdCity: content.secondCity === content.thirdCity && 'facts.city.same',
    ...sampleDayProblems(content),
  }),
);

export type SampleDayField = `${'part' | 'starts' | 'ends'}${(typeof dayRows)[number]}`;

function sampleDayProblems(content: Record<SampleDayField, string>): Problems<SampleDayField> {
  const problems: Problems<SampleDayField> = {};
  let free = '';
  for (const row of dayRows) {
    const [part, starts, ends] = [`part${row}`, `starts${row}`, `ends${row}`] as const;
    if (isNothing(content, [part, starts, ends])) continue;
    for (const name of [part, starts, ends]) problems[name] = !content[name] && 'facts.missing';
    if (content[starts] && content[starts] < free) problems[starts] = 'facts.day.overlap';
    if (content[ends] && content[ends] <= content[starts]) problems[ends] = 'facts.time.tooEarly';
    free = content[ends];
  }
  return problems;
}

const termPairs = factTerms.map((term) => [`${term}First`, `${term}Last`] as const);
const terms = form(fieldsOf(termPairs.flat(), day), (content) => ({
  autumnFirst: isNothing(content, termPairs.flat()) && 'facts.missing',
  ...pairProblems(content, termPairs, (first, last) => last <= first && 'reportSettings.lastDay.tooEarly'),
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
} satisfies Record<SchoolFact, z.ZodMiniObject>;

export type FactField<Fact extends SchoolFact> = keyof (typeof factSchemas)[Fact]['shape'] & string;
