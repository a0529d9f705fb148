import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { isDay } from '#platform/calendar-days.ts';
import { textRules } from '#platform/text-rules.ts';
import { typedRecord } from '#platform/typed-record.ts';
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
  weekdays,
} from './school-facts.ts';

type Key = PlainTranslationKey;

const { must, mustAgree, mustMatch, optionalText } = textRules<Key>('validation.forbiddenCharacters');

const field = () => z._default(z.string(), '');
const required = () =>
  field().check(
    z.trim(),
    must((typed) => typed !== '', 'facts.missing'),
  );

const text = () => optionalText(factLimits.textLength, 'facts.text.tooLong');
const texts = { textEn: text(), textAr: text(), textFr: text(), textZh: text() };

const amountPattern = /^(?:[1-9]\d{0,6})?$/;
const age = () => field().check(z.trim(), mustMatch(/^(?:[1-9]\d?)?$/, 'facts.age.invalid'));

const choice = (values: readonly string[]) => field().check(must((chosen) => values.includes(chosen), 'facts.choose'));
const optionalChoice = (values: readonly string[]) =>
  field().check(must((chosen) => chosen === '' || values.includes(chosen), 'facts.choose'));

const day = () =>
  field().check(
    z.trim(),
    must((typed) => typed === '' || isDay(typed), 'reportSettings.day.invalid'),
  );

const mustBeTime = mustMatch(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'facts.time.invalid');
const time = () => field().check(z.trim(), mustBeTime);

const checkbox = () => field().check(z.overwrite((sent) => (sent === '' ? '' : 'on')));

const fieldsOf = <Name extends string>(names: readonly Name[], make: typeof field) =>
  typedRecord(names.map((name) => [name, make()] as const));

type FieldNames = readonly [string, ...string[]];
type Content = Record<string, string>;

/** The first field gets the error. */
const mustNotAllBeEmpty = (names: FieldNames, message: Key) =>
  mustAgree<Content>(names, (content) => names.some((name) => content[name] !== ''), message);

/** Each of the fields is required if one of the others is not empty. */
const mustBeComplete = (...names: FieldNames) =>
  names.flatMap((name) =>
    names
      .filter((other) => other !== name)
      .map((other) =>
        mustAgree<Content>([name, other], (content) => content[name] !== '' || content[other] === '', 'facts.missing'),
      ),
  );

/** Compares two fields unless one of them is empty. The second one gets the error. */
const mustBeInOrder = (
  first: string,
  second: string,
  isInOrder: (first: string, second: string) => boolean,
  message: Key,
) =>
  mustAgree<Content>(
    [second, first],
    ({ [first]: one = '', [second]: other = '' }) => one === '' || other === '' || isInOrder(one, other),
    message,
  );

const isGreater = (least: string, typed: string) => Number(typed) > Number(least);
const isAtLeast = (least: string, typed: string) => Number(typed) >= Number(least);
const isAfter = (earliest: string, typed: string) => typed > earliest;

const writtenForm = z
  .object(texts)
  .check(mustNotAllBeEmpty(['textEn', 'textAr', 'textFr', 'textZh'], 'facts.text.missing'));

const fees = z
  .object({
    currency: choice(currencies),
    lowest: required().check(mustMatch(amountPattern, 'facts.amount.invalid')),
    highest: field().check(z.trim(), mustMatch(amountPattern, 'facts.amount.invalid')),
    per: choice(feePeriods),
    ...texts,
  })
  .check(mustBeInOrder('lowest', 'highest', isGreater, 'facts.highest.tooLow'));

const agePairs = factStages.map((stage) => [`${stage}From`, `${stage}To`] as const);
const ages = z
  .object(fieldsOf(agePairs.flat(), age))
  .check(
    mustNotAllBeEmpty(['primaryFrom', ...agePairs.flat()], 'facts.missing'),
    ...agePairs.flatMap(([from, to]) => [
      ...mustBeComplete(from, to),
      mustBeInOrder(from, to, isAtLeast, 'facts.age.tooLow'),
    ]),
  );

const group = z.object({ largest: field().check(z.trim(), mustMatch(/^[1-9]\d?$/, 'facts.group.invalid')) });

const language = z.object({ language: choice(taughtLanguages) });

const dayFields = dayRows.map((row) => [`part${row}`, `starts${row}`, `ends${row}`] as const);
const hours = z
  .object({
    ...fieldsOf(weekdays, checkbox),
    opens: required().check(mustBeTime),
    closes: required().check(mustBeTime),
    secondCity: choice(otherCities),
    thirdCity: choice(otherCities),
    ...typedRecord(
      dayFields.flatMap(([part, starts, ends]) => [
        [part, optionalChoice(dayParts)] as const,
        [starts, time()] as const,
        [ends, time()] as const,
      ]),
    ),
  })
  .check(
    mustNotAllBeEmpty(weekdays, 'facts.weekdays.missing'),
    mustBeInOrder('opens', 'closes', isAfter, 'facts.time.tooEarly'),
    mustBeInOrder('secondCity', 'thirdCity', (second, third) => second !== third, 'facts.city.same'),
    ...dayFields.flatMap(([part, starts, ends], row) => [
      ...mustBeComplete(part, starts, ends),
      mustBeInOrder(starts, ends, isAfter, 'facts.time.tooEarly'),
      ...dayFields
        .slice(0, row)
        .map(([, , endsBefore]) =>
          mustBeInOrder(endsBefore, starts, (end, start) => start >= end, 'facts.day.overlap'),
        ),
    ]),
  );

export type SampleDayField = (typeof dayFields)[number][number];

const termPairs = factTerms.map((term) => [`${term}First`, `${term}Last`] as const);
const terms = z
  .object(fieldsOf(termPairs.flat(), day))
  .check(
    mustNotAllBeEmpty(['autumnFirst', ...termPairs.flat()], 'facts.missing'),
    ...termPairs.flatMap(([first, last]) => [
      ...mustBeComplete(first, last),
      mustBeInOrder(first, last, isAfter, 'reportSettings.lastDay.tooEarly'),
    ]),
  );

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
