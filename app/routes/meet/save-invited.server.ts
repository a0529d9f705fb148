import { data, href, type RouterContextProvider } from 'react-router';
import { bookInvited, cancelInvited } from '#features/meetings/invitations.server.ts';
import { CancellationSchema, InvitedSchema } from '#features/meetings/meetings.schema.ts';
import { confirmationResponse, fieldsToRepeat } from '#forms/confirmation.server.ts';
import { isConfirmed } from '#forms/confirmation.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { answerRefusals } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { visitor, writeAs } from '#platform/database.server.ts';
import { timeRefusals } from '../meetings/time-refusals.server.ts';
import { invitedForm } from './invited-forms.ts';

type Context = Readonly<RouterContextProvider>;

/** Books, or moves what is booked. @see PD-69 @see R9 */
export async function bookFromLink(form: FormData, token: string, context: Context) {
  return handleForm(
    context,
    parseForm(form, InvitedSchema, invitedForm),
    async ({ timeId, revision }) => {
      const seen = revision === '' ? null : Number(revision);
      await writeAs(visitor, (tx) => bookInvited(tx, { token, timeId, revision: seen }));
      throw back(context, token, 'success', seen === null ? 'meetings.booked' : 'meetings.moved');
    },
    { ...timeRefusals, ...answersWithPage(context, token) },
  );
}

/** Asks for a confirmation first. */
export async function cancelFromLink(form: FormData, token: string, context: Context) {
  const { parsed } = parseForm(form, CancellationSchema);
  if (!parsed.ok) throw data(null, { status: 400 });
  if (!isConfirmed(form)) return confirmationResponse(context, { fields: fieldsToRepeat(form) });
  const revision = Number(parsed.value.revision);
  return answerRefusals(
    async () => {
      await writeAs(visitor, (tx) => cancelInvited(tx, { token, revision }));
      throw back(context, token, 'success', 'meetings.cancelled');
    },
    answersWithPage(context, token),
  );
}

/** The page says that an invitation has ended. */
const answersWithPage = (context: Context, token: string) => ({
  gone: () => {
    throw back(context, token, 'error', 'meetings.changedMeanwhile');
  },
  'too late': () => {
    throw back(context, token, 'error', 'meetings.time.tooLate');
  },
  'changed meanwhile': () => {
    throw back(context, token, 'error', 'meetings.changedMeanwhile');
  },
});

const back = (context: Context, token: string, tone: 'success' | 'error', text: PlainTranslationKey) =>
  redirectWithNotice(context, `${href('/meet')}?${new URLSearchParams({ token })}`, { tone, text });
