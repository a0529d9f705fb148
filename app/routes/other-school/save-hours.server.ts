import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { OtherSchoolSchema } from '#features/courses/other-school.schema.ts';
import {
  addOtherSchoolHours,
  changeOtherSchoolHours,
  type OtherSchoolRefused,
  removeOtherSchoolHours,
} from '#features/courses/other-school.server.ts';
import { type FormRefusals, handleForm } from '#forms/handle-form.server.ts';
import { onlyText, parseIdempotentForm } from '#forms/parse-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { writeForSession } from '#http/session.server.ts';
import { parseUuid } from '#platform/uuid.ts';
import { type HoursField, otherSchoolForm, otherSchoolPath } from './other-school-form.ts';

type Context = Readonly<RouterContextProvider>;

interface Target {
  studentId: string;
  /** Hours that the form changes; null for new ones. */
  hoursId: string | null;
}

export function saveFromForm(form: FormData, { studentId, hoursId }: Target, context: Context) {
  return handleForm(
    context,
    parseIdempotentForm(form, OtherSchoolSchema, otherSchoolForm),
    async ({ requestId, weekday, ...posted }) => {
      const hours = { ...posted, studentId, weekday: Number(weekday) };
      const id = requestId || randomUUID();
      await writeForSession(context, (tx) =>
        hoursId === null ? addOtherSchoolHours(tx, id, hours) : changeOtherSchoolHours(tx, hoursId, id, hours),
      );
      throw redirectWithNotice(context, otherSchoolPath(studentId), { tone: 'success', text: 'otherSchool.success' });
    },
    refusals,
  );
}

const refusals: FormRefusals<HoursField, OtherSchoolRefused['reason']> = {
  'no right': gone,
  'too many': () => ({ errors: { weekday: 'otherSchool.tooMany' } }),
  'time zone': () => ({ errors: { timeZone: 'otherSchool.timeZone.missing' } }),
  term: () => ({ errors: { termId: 'otherSchool.term.missing' } }),
  'changed meanwhile': () => ({ problem: { text: 'otherSchool.changedMeanwhile' }, status: 409 }),
};

/** A second removal changes nothing. */
export async function removeFromForm(form: FormData, studentId: string, context: Context) {
  const id = parseUuid(onlyText(form, 'hoursId'));
  if (id === null) throw data(null, { status: 400 });
  const isRemoved = await writeForSession(context, (tx) => removeOtherSchoolHours(tx, id));
  if (!isRemoved) throw redirect(otherSchoolPath(studentId), 303);
  throw redirectWithNotice(context, otherSchoolPath(studentId), { tone: 'success', text: 'otherSchool.removed' });
}
