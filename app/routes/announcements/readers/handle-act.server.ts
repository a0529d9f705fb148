import { data, href } from 'react-router';
import {
  type ChangeRefused,
  type ReminderRefused,
  remindOfAnnouncement,
  withdrawAnnouncement,
} from '#features/announcements/change-announcement.server.ts';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { isConfirmed } from '#forms/confirmation.ts';
import { answerRefusals, gone, type Refusals } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { writeForSession } from '#http/session.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { acts } from './acts.ts';

type Reason = ReminderRefused['reason'] | ChangeRefused['reason'];

/** Reminds the readers, or withdraws the announcement after a confirmation. @see PD-66 */
export async function handleAct({ request, context }: RequestArgs, announcementId: string) {
  const form = await request.formData();
  const act = form.get('intent');
  const path = href('/announcements/:announcementId/readers', { announcementId });
  const back = (tone: 'success' | 'info', text: PlainTranslationKey) =>
    redirectWithNotice(context, path, { tone, text });
  const refusals: Refusals<Reason, never> = {
    gone,
    'changed meanwhile': gone,
    'too soon': () => {
      throw back('info', 'announcement.remind.tooSoon');
    },
    nobody: () => {
      throw back('info', 'announcement.remind.nobody');
    },
  };
  if (act === acts.remind) {
    await answerRefusals(() => writeForSession(context, (tx) => remindOfAnnouncement(tx, announcementId)), refusals);
    throw back('success', 'announcement.remind.done');
  }
  if (act !== acts.withdraw) throw data(null, { status: 400 });
  if (!isConfirmed(form)) return confirmationResponse(context, { fields: { intent: acts.withdraw } });
  await answerRefusals(() => writeForSession(context, (tx) => withdrawAnnouncement(tx, announcementId)), refusals);
  throw back('success', 'announcement.withdraw.done');
}
