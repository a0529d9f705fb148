import { data, type RouterContextProvider, redirect } from 'react-router';
import { AbsenceSchema } from '#features/absences/absences.schema.ts';
import {
  type AbsenceRefused,
  lastDayOf,
  reportAbsence,
  withdrawAbsence,
} from '#features/absences/report-absence.server.ts';
import type { MessageRefused } from '#features/messages/send-message.server.ts';
import { findStudent } from '#features/students/students.server.ts';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { isConfirmed } from '#forms/confirmation.ts';
import { type FormRefusals, handleForm } from '#forms/handle-form.server.ts';
import { onlyText, parseIdempotentForm } from '#forms/parse-form.server.ts';
import { languageOf } from '#http/language.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { writeForSession } from '#http/session.server.ts';
import { writtenLanguage } from '#http/written-language.server.ts';
import { parseUuid } from '#platform/uuid.ts';
import { absencesPath } from '../parent-dashboard/dashboard-path.ts';
import { type AbsenceField, absenceForm, withdrawIntent } from './absence-forms.ts';
import { writeAboutAbsence } from './write-about-absence.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Absence, activity and message in one transaction. @see PD-42 @see R9 */
export async function reportFromForm(form: FormData, request: Request, context: Context) {
  const posted = parseIdempotentForm(form, AbsenceSchema, absenceForm);
  return handleForm(
    context,
    posted,
    async (reported) => {
      const language = languageOf(request, context);
      const noteLanguage = reported.note === '' ? null : writtenLanguage(context, reported.note, reported.language);
      const absence = { ...reported, lastDay: lastDayOf(reported), language: noteLanguage };
      await writeForSession(context, async (tx) => {
        if (!(await reportAbsence(tx, absence))) return;
        const student = await findStudent(tx, absence.studentId);
        await writeAboutAbsence(tx, language, { event: 'reported', studentName: student?.fullName ?? '', ...absence });
      });
      throw redirectWithNotice(context, absencesPath, { tone: 'success', text: 'absence.success' });
    },
    refusals,
  );
}

const refusals: FormRefusals<AbsenceField, AbsenceRefused['reason'] | MessageRefused['reason']> = {
  'no right': () => ({ errors: { studentId: 'absence.student.noRight' }, status: 403 }),
  'reported already': () => ({ errors: { firstDay: 'absence.firstDay.taken' }, status: 409 }),
  'unknown recipient': () => ({ errors: { studentId: 'absence.notTold' } }),
  'unknown student': () => ({ errors: { studentId: 'absence.notTold' } }),
  'too many': () => ({ errors: { studentId: 'absence.tooMany' }, status: 429 }),
};

/** Asks for a confirmation first. A second withdrawal changes nothing. */
export async function withdrawFromForm(form: FormData, request: Request, context: Context) {
  const id = parseUuid(onlyText(form, 'absenceId'));
  if (id === null) throw data(null, { status: 400 });
  if (!isConfirmed(form)) return confirmationResponse(context, { fields: { intent: withdrawIntent, absenceId: id } });
  const isWithdrawn = await writeForSession(context, async (tx) => {
    const absence = await withdrawAbsence(tx, id);
    if (!absence) return false;
    const student = await findStudent(tx, absence.studentId);
    const withdrawal = { event: 'withdrawn', studentName: student?.fullName ?? '', ...absence, requestId: '' } as const;
    await writeAboutAbsence(tx, languageOf(request, context), withdrawal);
    return true;
  });
  if (!isWithdrawn) throw redirect(absencesPath, 303);
  throw redirectWithNotice(context, absencesPath, { tone: 'success', text: 'absence.withdrawn' });
}
