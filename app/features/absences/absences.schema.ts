import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { addDays, isDay, todayInUtc } from '#platform/calendar-days.ts';
import { textRules } from '#platform/text-rules.ts';
import { isUuid } from '#platform/uuid.ts';
import { absenceLimits, absenceReasons } from './absences.ts';

const { must, mustAgree, optionalText, requestId, languageTag } = textRules<PlainTranslationKey>(
  'validation.forbiddenCharacters',
);
const { maxDaysBack, maxDaysAhead, maxDays, noteLength } = absenceLimits;

const isNear = (day: string) =>
  day >= addDays(todayInUtc(), -maxDaysBack) && day <= addDays(todayInUtc(), maxDaysAhead);

/** An empty last day means the first. @see PD-42 @see R9 @see R12 */
export const AbsenceSchema = z
  .object({
    studentId: z.string('absence.student.missing').check(z.toLowerCase(), must(isUuid, 'absence.student.missing')),
    firstDay: z
      .string('absence.firstDay.missing')
      .check(must(isDay, 'absence.firstDay.missing'), must(isNear, 'absence.firstDay.far')),
    lastDay: z._default(z.string().check(must((text) => text === '' || isDay(text), 'absence.lastDay.invalid')), ''),
    reason: z.enum(absenceReasons, 'absence.reason.missing' satisfies PlainTranslationKey),
    note: optionalText(noteLength, 'absence.note.tooLong'),
    language: languageTag('validation.malformed'),
    requestId: requestId('validation.malformed'),
  })
  .check(
    mustAgree(
      ['lastDay', 'firstDay'],
      ({ firstDay, lastDay }) => lastDay === '' || lastDay >= firstDay,
      'absence.lastDay.early',
    ),
    mustAgree(
      ['lastDay', 'firstDay'],
      ({ firstDay, lastDay }) => lastDay <= addDays(firstDay, maxDays),
      'absence.lastDay.far',
    ),
  );
export type NewAbsence = z.infer<typeof AbsenceSchema>;
