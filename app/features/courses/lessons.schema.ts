import * as z from 'zod/mini';
import { roomHosts } from '#content/school.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { addDays, isDay, todayInUtc } from '#platform/calendar-days.ts';
import { isRoomAddress } from '#platform/room-address.ts';
import { textRules } from '#platform/text-rules.ts';
import { isUuid } from '#platform/uuid.ts';
import { lessonLimits, lessonStates } from './lessons.ts';

const { must, mustAgree, optionalText } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');
const optional = (holds: (text: string) => boolean, message: PlainTranslationKey) =>
  z._default(
    z.string().check(
      z.trim(),
      must((text) => text === '' || holds(text), message),
    ),
    '',
  );

const isNear = (day: string) => isDay(day) && day <= addDays(todayInUtc(), lessonLimits.maxDaysAhead);

/** What differs in a lesson; empty for what is as usual. @see PD-67 */
export const LessonSchema = z
  .object({
    state: z.enum(lessonStates, 'lesson.state.missing' satisfies PlainTranslationKey),
    movedDay: optional(isNear, 'lesson.movedDay.invalid'),
    movedStart: optional((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), 'lesson.movedStart.invalid'),
    teacherId: optional(isUuid, 'lesson.teacher.unknown'),
    room: optional((text) => isRoomAddress(text, roomHosts), 'lesson.room.invalid'),
    note: optionalText(lessonLimits.noteLength, 'lesson.note.tooLong'),
  })
  .check(
    mustAgree(
      ['movedDay', 'state'],
      ({ state, movedDay }) => state !== 'moved' || movedDay !== '',
      'lesson.movedDay.missing',
    ),
    mustAgree(
      ['movedStart', 'state'],
      ({ state, movedStart }) => state !== 'moved' || movedStart !== '',
      'lesson.movedStart.missing',
    ),
  );
export type PostedLesson = z.infer<typeof LessonSchema>;
