import { data, type RouterContextProvider } from 'react-router';
import { changeLesson, type LessonRefused, type LessonValues } from '#features/courses/change-lesson.server.ts';
import { findLessonConflicts } from '#features/courses/lesson-conflicts.server.ts';
import { LessonSchema, type PostedLesson } from '#features/courses/lessons.schema.ts';
import { isTeacherOf, listPossibleTeachers } from '#features/courses/teaching.server.ts';
import { confirmationResponse, fieldsToRepeat } from '#forms/confirmation.server.ts';
import { isConfirmed } from '#forms/confirmation.ts';
import { type FormRefusals, handleForm, outdated } from '#forms/handle-form.server.ts';
import { onlyText, parseForm } from '#forms/parse-form.server.ts';
import { answerRefusals, gone } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { writeForSession } from '#http/session.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import type { PersonWriteTx } from '#platform/database.server.ts';
import { parseRevision } from '#platform/revision.ts';
import { lessonPath } from '../my-day-path.ts';
import { type LessonField, lessonForm } from './lesson-form.ts';
import { type LessonKey, requireTaughtLesson } from './load-lesson.server.ts';

type Context = Readonly<RouterContextProvider>;

const refusals: FormRefusals<LessonField, LessonRefused['reason']> = {
  unknown: gone,
  over: () => ({ errors: { state: 'lesson.over' }, status: 409 }),
  past: () => ({ errors: { movedDay: 'lesson.movedDay.past' } }),
  room: () => ({ errors: { room: 'lesson.room.invalid' } }),
};

/** Undoes the change, which is not saved before the person has confirmed its conflicts. */
class Unconfirmed extends Error {
  readonly names: string[];
  constructor(names: string[]) {
    super('the change of a lesson has conflicts');
    this.names = names;
  }
}

/** Asks first if somebody has another lesson at the new time. @see PD-67 */
export function changeFromForm(form: FormData, key: LessonKey, context: Context) {
  const posted = parseForm(form, LessonSchema, lessonForm);
  return handleForm(
    context,
    posted,
    async (change, returnErrors) => {
      const seen = { ...key, revision: revisionIn(form) };
      const save = async (tx: PersonWriteTx) => {
        await requireOwnLesson(tx, key);
        if (change.teacherId !== '' && !(await listPossibleTeachers(tx)).some(({ id }) => id === change.teacherId))
          return false;
        await changeLesson(tx, seen, valuesOf(change));
        const conflicts = isConfirmed(form) ? [] : await findLessonConflicts(tx, key);
        if (conflicts.length > 0) throw new Unconfirmed(conflicts.map(({ fullName }) => fullName ?? ''));
        return true;
      };
      try {
        const isSaved = await writeForSession(context, save);
        if (!isSaved) return returnErrors({ teacherId: 'lesson.teacher.unknown' });
      } catch (error) {
        if (!(error instanceof Unconfirmed)) throw error;
        return confirmationResponse(context, { fields: fieldsToRepeat(form), names: error.names }, posted);
      }
      throw saved(context, key, 'lesson.success');
    },
    refusals,
  );
}

const usual: LessonValues = { isCancelled: false, movedTo: null, teacherId: null, room: null, note: null };

export function undoFromForm(form: FormData, key: LessonKey, context: Context) {
  const undo = async () => {
    await writeForSession(context, async (tx) => {
      await requireOwnLesson(tx, key);
      await changeLesson(tx, { ...key, revision: revisionIn(form) }, usual);
    });
    throw saved(context, key, 'lesson.undone');
  };
  return answerRefusals(undo, {
    unknown: gone,
    'changed meanwhile': () => outdated(context),
    over: () => {
      throw redirectWithNotice(context, lessonPath(key), { tone: 'error', text: 'lesson.over' });
    },
  });
}

/** @throws a 404 response for who only stands in */
async function requireOwnLesson(tx: PersonWriteTx, key: LessonKey): Promise<void> {
  if (!isTeacherOf(tx.me, await requireTaughtLesson(tx, key))) throw data(null, { status: 404 });
}

function revisionIn(form: FormData): number {
  const revision = parseRevision(onlyText(form, 'revision'));
  if (revision === null) throw data(null, { status: 400 });
  return revision;
}

const valuesOf = ({ state, movedDay, movedStart, teacherId, room, note }: PostedLesson): LessonValues => ({
  isCancelled: state === 'cancelled',
  movedTo: state === 'moved' ? { day: movedDay, startsAt: movedStart } : null,
  teacherId: teacherId || null,
  room: room || null,
  note: note || null,
});

const saved = (context: Context, key: LessonKey, text: PlainTranslationKey) =>
  redirectWithNotice(context, lessonPath(key), { tone: 'success', text });
