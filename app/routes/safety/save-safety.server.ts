import { data, type RouterContextProvider } from 'react-router';
import { CourtOrderSchema, detailsOf, SafetySchema } from '#features/safety/safety.schema.ts';
import {
  confirmSafetyDetails,
  type SafetyRefused,
  saveCourtOrder,
  saveSafetyDetails,
} from '#features/safety/save-safety.server.ts';
import { type FormRefusals, handleForm } from '#forms/handle-form.server.ts';
import { onlyText, parseForm } from '#forms/parse-form.server.ts';
import { answerRefusals, gone } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { writeForSession } from '#http/session.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { parseRevision } from '#platform/revision.ts';
import { safetyPath } from '../parent-dashboard/dashboard-path.ts';
import { courtOrderForm, safetyForm } from './safety-forms.ts';

type Context = Readonly<RouterContextProvider>;

const refusals: FormRefusals<never, SafetyRefused['reason']> = { 'unknown student': gone };

export function saveFromForm(form: FormData, studentId: string, context: Context) {
  return handleForm(
    context,
    parseForm(form, SafetySchema, safetyForm),
    async (posted) => {
      const change = { ...detailsOf(posted), revision: revisionIn(form) };
      await writeForSession(context, (tx) => saveSafetyDetails(tx, studentId, change));
      throw saved(context, studentId, 'safety.success');
    },
    refusals,
  );
}

export function saveCourtOrderFromForm(form: FormData, studentId: string, context: Context) {
  return handleForm(
    context,
    parseForm(form, CourtOrderSchema, courtOrderForm),
    async ({ courtOrder: text }) => {
      await writeForSession(context, (tx) => saveCourtOrder(tx, studentId, { text, revision: revisionIn(form) }));
      throw saved(context, studentId, 'safety.courtOrder.success');
    },
    refusals,
  );
}

/** *Nothing has changed*. */
export async function confirmFromForm(form: FormData, studentId: string, context: Context) {
  const revision = revisionIn(form);
  if (revision === null) throw data(null, { status: 400 });
  const confirm = async () => {
    await writeForSession(context, (tx) => confirmSafetyDetails(tx, studentId, { revision }));
    throw saved(context, studentId, 'safety.confirm.success');
  };
  return answerRefusals(confirm, {
    'unknown student': gone,
    'changed meanwhile': () => {
      const notice = { tone: 'error', text: 'safety.confirm.changed' } as const;
      throw redirectWithNotice(context, safetyPath(studentId), notice);
    },
  });
}

const revisionIn = (form: FormData) => parseRevision(onlyText(form, 'revision'));

const saved = (context: Context, studentId: string, text: PlainTranslationKey) =>
  redirectWithNotice(context, safetyPath(studentId), { tone: 'success', text });
