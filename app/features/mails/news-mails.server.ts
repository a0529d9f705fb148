import { href } from 'react-router';
import type { Language } from '#content/languages.ts';
import { policyVersions } from '#content/legal/policy-versions.ts';
import type { MailContent } from '#content/mails/mail-in.ts';
import { newAbsencesMail } from '#content/mails/new-absences.ts';
import { newFeedbackMail } from '#content/mails/new-feedback.ts';
import { newMessagesMail } from '#content/mails/new-messages.ts';
import { newReportsMail } from '#content/mails/new-reports.ts';
import type { News } from '#content/mails/news-mail.ts';
import { type ChangedPolicy, policyChangeMail } from '#content/mails/policy-change.ts';
import { formatFigure } from '#i18n/fill-copy.server.ts';
import type { WriteTx } from '#platform/database.server.ts';
import { type ComposedMail, type QueuedMail, toAccount } from './compose-mail.server.ts';
import {
  claimMessageNotice,
  claimPolicyNotice,
  claimStudentNotice,
  type PublishedPolicy,
} from './load-mail-data.server.ts';

/* Mails about what is new and unread when they are sent. */

export async function composeNewMessages(queued: QueuedMail, tx: WriteTx): Promise<ComposedMail | null> {
  const news = await claimMessageNotice(tx, queued.id);
  if (!news) return null;
  const { count, onlyMessageId: messageId } = news;
  const path = messageId ? href('/inbox/:messageId', { messageId }) : href('/inbox');
  return newsMailOf(queued, newMessagesMail, { count, path });
}

export async function composeNewReports(queued: QueuedMail, tx: WriteTx): Promise<ComposedMail | null> {
  const news = await claimStudentNotice(tx, queued.id);
  if (!news) return null;
  const { count, onlyItemId: reportId } = news;
  const path = reportId ? href('/parent-dashboard/reports/:reportId', { reportId }) : href('/parent-dashboard');
  return newsMailOf(queued, newReportsMail, { count, path });
}

export async function composeNewFeedback(queued: QueuedMail, tx: WriteTx): Promise<ComposedMail | null> {
  const news = await claimStudentNotice(tx, queued.id);
  const tab = news?.onlyStudentId ? `?student=${news.onlyStudentId}&tab=feedback` : '';
  return news && newsMailOf(queued, newFeedbackMail, { count: news.count, path: `${href('/parent-dashboard')}${tab}` });
}

export async function composeNewAbsences(queued: QueuedMail, tx: WriteTx): Promise<ComposedMail | null> {
  const news = await claimStudentNotice(tx, queued.id);
  const student = news?.onlyStudentId ? `?student=${news.onlyStudentId}` : '';
  return (
    news && newsMailOf(queued, newAbsencesMail, { count: news.count, path: `${href('/parent-dashboard')}${student}` })
  );
}

export function newsMailOf(
  queued: QueuedMail,
  content: (news: News) => MailContent,
  { count, path }: { count: number; path: string },
): ComposedMail {
  const [link, settings] = [queued.portal + path, `${queued.portal}/account/notifications`];
  return toAccount(queued, (account) => content({ ...account, count, link, settings }), { label: 'read', link });
}

/** Starts a deadline: sent whatever the person chose for other mails. @see PD-31, PD-61 */
export async function composePolicyChange(queued: QueuedMail, tx: WriteTx): Promise<ComposedMail | null> {
  const published = await claimPolicyNotice(tx, queued.id);
  return published && policyMailOf(queued, published);
}

export function policyMailOf(queued: QueuedMail, published: readonly PublishedPolicy[]): ComposedMail {
  const { portal } = queued;
  const changesIn = (code: Language) => published.map((version) => changedPolicy(version, portal, code));
  const link = `${portal}/account/policies`;
  return toAccount(queued, (account) => policyChangeMail({ ...account, changesIn, link }), {
    label: 'acknowledge',
    link,
  });
}

function changedPolicy({ policy, number }: PublishedPolicy, portal: string, language: Language): ChangedPolicy {
  const version = Object.entries(policyVersions)
    .find(([slug]) => slug === policy)?.[1]
    .find((known) => known.number === number);
  const takesEffect = version?.takesEffect ?? null;
  return {
    // Another release published it.
    title: version?.title[language] ?? policy,
    summary: version?.summary[language] ?? '',
    takesEffect: takesEffect && formatFigure({ date: takesEffect }, language),
    address: `${portal}/legal/${policy}`,
  };
}
