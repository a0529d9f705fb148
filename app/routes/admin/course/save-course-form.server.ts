import type { RouterContextProvider } from 'react-router';
import { CausesConflicts, type Conflict, changeWithoutConflicts } from '#features/courses/conflicts.server.ts';
import { confirmationResponse, fieldsToRepeat } from '#forms/confirmation.server.ts';
import { isConfirmed, type Question } from '#forms/confirmation.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { onlyText, type PostedForm } from '#forms/parse-form.server.ts';
import { answerRefusals } from '#forms/refusals.server.ts';
import { writeForSession } from '#http/session.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import type { PersonWriteTx } from '#platform/database.server.ts';
import { redirectToCourse } from './redirect-to-course.server.ts';

type Context = Readonly<RouterContextProvider>;

export interface ConflictQuestion extends Question {
  conflicts: Conflict[];
  count: number;
}

type Target = { form: FormData; courseId: string };

interface CourseChange<Name extends string, Value> {
  posted: PostedForm<Name, Value>;
  change: (tx: PersonWriteTx, value: Value) => Promise<unknown>;
  success: PlainTranslationKey;
  refusals: NonNullable<Parameters<typeof handleForm<Name, Value, unknown>>[3]>;
}

/** Saves a form that changes a course, asks about the conflicts that it causes, and shows the course. @see PD-67 */
export function saveCourseForm<Name extends string, Value>(
  context: Context,
  target: Target,
  { posted, change, success, refusals }: CourseChange<Name, Value>,
) {
  return handleForm(
    context,
    posted,
    async (value) => {
      const question = await saveUnlessConflicts(context, target, (tx) => change(tx, value));
      if (question) return confirmationResponse(context, question, posted);
      throw redirectToCourse(context, target.courseId, { tone: 'success', text: success });
    },
    refusals,
  );
}

/** Returns a question if the change causes conflicts whose number nobody has confirmed. */
export async function saveUnlessConflicts(
  context: Context,
  { form, courseId }: Target,
  change: (tx: PersonWriteTx) => Promise<unknown>,
): Promise<ConflictQuestion | null> {
  const confirmed = isConfirmed(form) ? Number(onlyText(form, 'conflicts')) : 0;
  const save = async () => {
    await writeForSession(context, (tx) =>
      changeWithoutConflicts(tx, { courseIds: [courseId], confirmed }, () => change(tx)),
    );
    return null;
  };
  const found = await answerRefusals(save, {
    conflicts: (refused) => (refused instanceof CausesConflicts ? refused.found : null),
  });
  return found && { ...found, fields: { ...fieldsToRepeat(form), conflicts: String(found.count) } };
}
