import { href } from 'react-router';
import type { Language } from '#content/languages.ts';
import { policyVersions } from '#content/legal/policy-versions.ts';
import type { MailContent } from '#content/mails/mail-in.ts';
import { newAbsencesMail } from '#content/mails/new-absences.ts';
import { newAnnouncementsMail } from '#content/mails/new-announcements.ts';
import { newConsentsMail } from '#content/mails/new-consents.ts';
import { newFeedbackMail } from '#content/mails/new-feedback.ts';
import { newMeetingsMail } from '#content/mails/new-meetings.ts';
import { newMessagesMail } from '#content/mails/new-messages.ts';
import { newReportsMail } from '#content/mails/new-reports.ts';
import { newSafetyRequestsMail } from '#content/mails/new-safety-requests.ts';
import { newUnexplainedAbsencesMail } from '#content/mails/new-unexplained-absences.ts';
import type { News } from '#content/mails/news-mail.ts';
import { officeMessageMail } from '#content/mails/office-message.ts';
import { type ChangedPolicy, policyChangeMail } from '#content/mails/policy-change.ts';
import type { NoticeTemplate } from '#content/notice-events.ts';
import { formatFigure } from '#i18n/fill-copy.server.ts';
import type { WriteTx } from '#platform/database.server.ts';
import { type Compose, type ComposedMail, type QueuedMail, toAccount } from './compose-mail.server.ts';
import { lessonMail } from './lesson-mails.server.ts';
import {
  claimAnnouncementNotice,
  claimMessageNotice,
  claimOfficeNotice,
  claimPolicyNotice,
  claimStudentNotice,
  type PublishedPolicy,
} from './load-mail-data.server.ts';

/** The mail about each event. What it tells is read when it is sent; null: nothing is new then, or it must wait. @see PD-31 */
export const noticeMails = {
  'new-messages': newsMail(newMessagesMail, claimMessageNotice, ({ onlyMessageId: messageId }) =>
    messageId ? href('/inbox/:messageId', { messageId }) : href('/inbox'),
  ),
  'new-reports': newsMail(newReportsMail, claimStudentNotice, ({ onlyItemId: reportId }) =>
    reportId ? href('/parent-dashboard/reports/:reportId', { reportId }) : href('/parent-dashboard'),
  ),
  'new-feedback': newsMail(newFeedbackMail, claimStudentNotice, ({ onlyStudentId }) =>
    dashboardOf(onlyStudentId, '&tab=feedback'),
  ),
  'new-absences': newsMail(newAbsencesMail, claimStudentNotice, ({ onlyStudentId }) => dashboardOf(onlyStudentId)),
  'new-unexplained-absences': newsMail(newUnexplainedAbsencesMail, claimStudentNotice, () =>
    href('/parent-dashboard/attendance'),
  ),
  'new-safety-requests': newsMail(newSafetyRequestsMail, claimStudentNotice, ({ onlyStudentId: studentId }) =>
    studentId ? href('/parent-dashboard/safety/:studentId', { studentId }) : href('/parent-dashboard'),
  ),

  'new-consents': newsMail(newConsentsMail, claimStudentNotice, () => href('/parent-dashboard/consents')),
  'new-meetings': newsMail(newMeetingsMail, claimStudentNotice, () => href('/meetings')),
  'new-announcements': newsMail(newAnnouncementsMail, claimAnnouncementNotice, ({ onlyId: announcementId }) =>
    announcementId ? href('/announcements/:announcementId', { announcementId }) : href('/announcements'),
  ),

  'new-lesson-changes': lessonMail(true),
  'new-lesson-plans': lessonMail(false),

  'new-office-messages': async (queued, tx) =>
    (await claimOfficeNotice(tx, queued.id)) ? composeOfficeMessage(queued) : null,

  /** Starts a deadline: sent whatever the person chose for other mails. @see PD-61 */
  'policy-change': async (queued, tx) => {
    const published = await claimPolicyNotice(tx, queued.id);
    return published && policyMailOf(queued, published);
  },
} satisfies Record<NoticeTemplate, Compose>;

/** `claim` returns what is new, or null if the mail must not be sent now; `pathOf` the page that the mail links to. */
function newsMail<New extends { count: number }>(
  content: (news: News) => MailContent,
  claim: (tx: WriteTx, mailId: string) => Promise<New | null>,
  pathOf: (news: New) => string,
): Compose {
  return async (queued, tx) => {
    const news = await claim(tx, queued.id);
    return news && newsMailOf(queued, content, { count: news.count, path: pathOf(news) });
  };
}

const dashboardOf = (studentId: string | null, tab = '') =>
  href('/parent-dashboard') + (studentId ? `?student=${studentId}${tab}` : '');

export function newsMailOf(
  queued: QueuedMail,
  content: (news: News) => MailContent,
  { count, path }: { count: number; path: string },
): ComposedMail {
  const [link, settings] = [queued.portal + path, `${queued.portal}/account/notifications`];
  return toAccount(queued, (account) => content({ ...account, count, link, settings }), { label: 'read', link });
}

export function composeOfficeMessage(queued: QueuedMail): ComposedMail {
  const link = `${queued.portal}/office-messages`;
  return toAccount(queued, (account) => officeMessageMail({ ...account, link }), { label: 'read', link });
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
