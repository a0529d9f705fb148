import * as z from 'zod/mini';
import { languageCodes } from '#content/languages.ts';
import { timeZones } from '#i18n/time-zones.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { addDays, isDay } from '#platform/calendar-days.ts';
import { capitalWords, joinLines } from '#platform/text-input.ts';
import { textRules } from '#platform/text-rules.ts';
import { isUuid } from '#platform/uuid.ts';
import { type CourseNames, type CourseValues, courseLimits, courseStages, type RuleValues } from './courses.ts';
import type { Days } from './lessons.ts';

const { must, mustAgree, mustMatch, oneLine, optionalText, requestId } = textRules<PlainTranslationKey>(
  'validation.forbiddenCharacters',
);

const name = () => optionalText(courseLimits.nameLength, 'courses.name.tooLong').check(z.overwrite(joinLines));
const names = {
  nameEn: oneLine(courseLimits.nameLength, { missing: 'courses.name.missing', tooLong: 'courses.name.tooLong' }),
  nameAr: name(),
  nameFr: name(),
  nameZh: name(),
};
type TypedNames = Record<keyof typeof names, string>;

const id = (missing: PlainTranslationKey) => z.string(missing).check(z.toLowerCase(), must(isUuid, missing));

const day = () => z.string('courses.day.invalid').check(z.trim(), must(isDay, 'courses.day.invalid'));
const optionalDay = () =>
  z._default(
    z.string().check(
      z.trim(),
      must((typed) => typed === '' || isDay(typed), 'courses.day.invalid'),
    ),
    '',
  );

/** @see PD-67 @see R12 */
export const CourseSchema = z
  .object({
    ...names,
    subjectId: z._default(
      z.string().check(
        z.toLowerCase(),
        must((typed) => typed === '' || isUuid(typed), 'courses.subject.invalid'),
      ),
      '',
    ),
    stage: z._default(z.enum(['', ...courseStages], 'courses.stage.invalid' satisfies PlainTranslationKey), ''),
    className: optionalText(courseLimits.classLength, 'courses.className.tooLong').check(z.overwrite(joinLines)),
    timeZone: z
      .string('courses.timeZone.missing')
      .check(must((zone) => timeZones.includes(zone), 'courses.timeZone.missing')),
    room: z._default(z.string().check(z.trim()), ''),
    requestId: requestId('validation.malformed'),
  })
  .check(
    mustAgree<{ stage: string; className: string }>(
      ['className', 'stage'],
      ({ stage, className }) => stage === '' || className === '',
      'courses.className.andStage',
    ),
  );
export type TypedCourse = z.infer<typeof CourseSchema>;

export function courseOf({ subjectId, stage, className, timeZone, room, ...typed }: TypedCourse): CourseValues {
  return {
    names: namesOf(typed),
    subjectId: subjectId || null,
    stage: stage || null,
    className: className || null,
    timeZone,
    room: room || null,
  };
}

/** Omits empty names. */
function namesOf({ nameEn, nameAr, nameFr, nameZh }: TypedNames): CourseNames {
  return {
    en: nameEn,
    ...(nameAr && { ar: nameAr }),
    ...(nameFr && { fr: nameFr }),
    ...(nameZh && { zh: nameZh }),
  };
}

const typedNames = { en: 'nameEn', ar: 'nameAr', fr: 'nameFr', zh: 'nameZh' } as const;

/** Values of the fields for the names. */
export const nameValues = (known: CourseNames): TypedNames =>
  Object.fromEntries(languageCodes.map((code) => [typedNames[code], known[code] ?? ''])) as TypedNames;

export const TeacherSchema = z.object({ teacherId: id('courses.teacher.missing') });

export const StudentsSchema = z
  .object({
    numbers: z.pipe(
      optionalText(courseLimits.numbersLength, 'courses.numbers.tooLong'),
      z.transform((typed) => capitalWords(typed)),
    ),
    wholeClass: z._default(z.string().check(z.trim()), ''),
  })
  .check(
    mustAgree<{ numbers: string[]; wholeClass: string }>(
      ['numbers', 'wholeClass'],
      ({ numbers, wholeClass }) => numbers.length > 0 || wholeClass !== '',
      'courses.numbers.missing',
    ),
  );
export type TypedStudents = z.infer<typeof StudentsSchema>;

const isLength = (typed: string) =>
  /^\d{1,3}$/.test(typed) &&
  Number(typed) >= courseLimits.shortestLesson &&
  Number(typed) <= courseLimits.longestLesson;

const ruleFields = {
  termId: id('courses.term.missing'),
  weekday: z.string('courses.weekday.missing').check(mustMatch(/^[1-7]$/, 'courses.weekday.missing')),
  startsAt: z
    .string('courses.startsAt.missing')
    .check(z.trim(), mustMatch(/^([01]\d|2[0-3]):[0-5]\d$/, 'courses.startsAt.missing')),
  minutes: z.string('courses.minutes.invalid').check(z.trim(), must(isLength, 'courses.minutes.invalid')),
  firstDay: optionalDay(),
  lastDay: optionalDay(),
};

const daysInOrder = mustAgree<Days>(
  ['lastDay', 'firstDay'],
  ({ firstDay, lastDay }) => firstDay === '' || lastDay === '' || firstDay <= lastDay,
  'courses.lastDay.early',
);

/** A weekly lesson. @see PD-67 @see R12 */
export const RuleSchema = z.object(ruleFields).check(daysInOrder);
export type TypedRule = z.infer<typeof RuleSchema>;

/** A change of one, from a day on. */
export const RuleChangeSchema = z.object({ ...ruleFields, firstDay: day() }).check(daysInOrder);

export const RuleEndSchema = z.object({ endsOn: day() });

export const ruleOf = ({ termId, weekday, startsAt, minutes, firstDay, lastDay }: TypedRule): RuleValues => ({
  termId,
  weekday: Number(weekday),
  startsAt,
  minutes: Number(minutes),
  firstDay: firstDay || null,
  lastDay: lastDay || null,
});

/** At most a year: a mistyped year would end all lessons. */
export const HolidaySchema = z.object({ ...names, firstDay: day(), lastDay: day() }).check(
  daysInOrder,
  mustAgree<Days>(['lastDay', 'firstDay'], (days) => days.lastDay <= addDays(days.firstDay, 365), 'holidays.tooLong'),
);
export type TypedHoliday = z.infer<typeof HolidaySchema>;

export const holidayOf = ({ firstDay, lastDay, ...typed }: TypedHoliday): Days & { names: CourseNames } => ({
  names: namesOf(typed),
  firstDay,
  lastDay,
});
