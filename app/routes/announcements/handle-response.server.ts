import { href } from 'react-router';
import { AnswerSchema, ConfirmationSchema } from '#features/announcements/announcements.schema.ts';
import { type ResponseRefused, respondToAnnouncement } from '#features/announcements/answer-announcement.server.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { gone, type Refusals } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { writeForSession } from '#http/session.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { confirmIntent, questionForm } from './question-form.ts';

/** Saves the confirmation or the answer of a reader. @see PD-66 */
export async function handleResponse({ request, context }: RequestArgs, announcementId: string) {
  const form = await request.formData();
  const path = href('/announcements/:announcementId', { announcementId });
  const back = (tone: 'success' | 'error', text: PlainTranslationKey) =>
    redirectWithNotice(context, path, { tone, text });
  const refusals: Refusals<ResponseRefused['reason'], never> = {
    gone,
    'changed meanwhile': () => {
      throw back('error', 'announcement.askedAgain');
    },
    'too late': () => {
      throw back('error', 'announcement.tooLate');
    },
  };
  if (form.get('intent') === confirmIntent)
    return handleForm(
      context,
      parseForm(form, ConfirmationSchema),
      async ({ revision }) => {
        const version = Number(revision);
        await writeForSession(context, (tx) => respondToAnnouncement(tx, { announcementId, version, confirms: true }));
        throw back('success', 'announcement.confirmed');
      },
      refusals,
    );
  return handleForm(
    context,
    parseForm(form, AnswerSchema, questionForm),
    async ({ answer, revision }) => {
      const [version, chosen] = [Number(revision), Number(answer)];
      await writeForSession(context, (tx) => respondToAnnouncement(tx, { announcementId, version, answer: chosen }));
      throw back('success', 'announcement.answered');
    },
    refusals,
  );
}
