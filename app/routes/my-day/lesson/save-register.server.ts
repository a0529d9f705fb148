import { data, type RouterContextProvider } from 'react-router';
import { hasMinutes, type Mark, type MarkedStudent, marks, maxMinutes } from '#features/attendance/attendance.ts';
import { type RegisterRefused, saveRegister } from '#features/attendance/save-register.server.ts';
import { listLessonRoster } from '#features/courses/teaching.server.ts';
import { outdated } from '#forms/handle-form.server.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { answerRefusals, type Refusals } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { parseRevision } from '#platform/revision.ts';
import { lessonPath } from '../my-day-path.ts';
import { type LessonKey, requireTaughtLesson } from './load-lesson.server.ts';
import { markField, minutesField } from './register-fields.ts';
import { registeredLesson } from './registered-lesson.server.ts';

type Context = Readonly<RouterContextProvider>;

interface PostedMark {
  mark: Mark;
  /** As typed. */
  minutes: string;
}

/** The register of a lesson. Students who are not marked are present. @see PD-70 */
export async function registerFromForm(form: FormData, key: LessonKey, context: Context) {
  const revision = parseRevision(onlyText(form, 'revision'));
  if (revision === null) throw data(null, { status: 400 });
  const roster = await readForSession(context, async (tx) => {
    await requireTaughtLesson(tx, key);
    return listLessonRoster(tx, key);
  });
  const posted = new Map(roster.map(({ studentId }) => [studentId, postedMark(form, studentId)]));
  const marked = [...posted].map(([studentId, { mark, minutes }]) => markedStudent(studentId, mark, minutes));
  const invalid = marked.filter(({ minutes }) => Number.isNaN(minutes)).map(({ studentId }) => studentId);
  if (invalid.length > 0) return data({ kind: 'register' as const, posted, invalid }, { status: 400 });
  const save = async () => {
    await writeForSession(context, async (tx) => {
      const lesson = await requireTaughtLesson(tx, key);
      await saveRegister(tx, registeredLesson(lesson), revision, marked);
    });
    throw toLesson(key, 'success', 'register.success', context);
  };
  return answerRefusals(save, {
    early: () => {
      throw toLesson(key, 'error', 'register.early', context);
    },
    cancelled: () => {
      throw toLesson(key, 'error', 'register.cancelled', context);
    },
    'changed meanwhile': () => outdated(context),
  } satisfies Refusals<RegisterRefused['reason'], unknown>);
}

/** @throws a 400 response for a mark that the form does not offer */
function postedMark(form: FormData, studentId: string): PostedMark {
  const text = form.has(markField(studentId)) ? onlyText(form, markField(studentId)) : 'present';
  const mark = marks.find((each) => each === text);
  if (!mark) throw data(null, { status: 400 });
  return { mark, minutes: (onlyText(form, minutesField(studentId)) ?? '').slice(0, 10) };
}

/** Minutes are NaN if they are not from 1 to the maximum. */
function markedStudent(studentId: string, mark: Mark, minutes: string): MarkedStudent {
  if (!hasMinutes(mark) || minutes.trim() === '') return { studentId, mark, minutes: null };
  const isValid = /^\d{1,3}$/.test(minutes.trim()) && Number(minutes) >= 1 && Number(minutes) <= maxMinutes;
  return { studentId, mark, minutes: isValid ? Number(minutes) : Number.NaN };
}

const toLesson = (key: LessonKey, tone: 'success' | 'error', text: PlainTranslationKey, context: Context) =>
  redirectWithNotice(context, lessonPath(key), { tone, text });
