import { defaultLanguage, type Language, languages } from '../../../content/languages.ts';
import { policyVersions } from '../../../content/legal/policy-versions.ts';
import { accountRemovedMail } from '../../../content/mails/account-removed.ts';
import { credentialChangedMail, credentialChanges } from '../../../content/mails/credential-changed.ts';
import { dataDownloadedMail } from '../../../content/mails/data-downloaded.ts';
import { emailChangeMail } from '../../../content/mails/email-change.ts';
import { enquiryReceivedMail } from '../../../content/mails/enquiry-received.ts';
import { enquiryReminderMail } from '../../../content/mails/enquiry-reminder.ts';
import { enquiryReplyMail } from '../../../content/mails/enquiry-reply.ts';
import { invitationMail } from '../../../content/mails/invitation.ts';
import { messageReceivedMail } from '../../../content/mails/message-received.ts';
import { messageReportedMail } from '../../../content/mails/message-reported.ts';
import { newDeviceMail } from '../../../content/mails/new-device.ts';
import { newFeedbackMail } from '../../../content/mails/new-feedback.ts';
import { newMessagesMail } from '../../../content/mails/new-messages.ts';
import { newReportsMail } from '../../../content/mails/new-reports.ts';
import { passwordResetMail } from '../../../content/mails/password-reset.ts';
import { type ChangedPolicy, policyChangeMail } from '../../../content/mails/policy-change.ts';
import { privacyRequestMail } from '../../../content/mails/privacy-request.ts';
import { secondFactorChangedMail, secondFactorChanges } from '../../../content/mails/second-factor-changed.ts';
import { signInLockedMail } from '../../../content/mails/sign-in-locked.ts';
import { dateFormatter } from '../../i18n/dates.ts';
import { formatFigure } from '../../i18n/fill-copy.server.ts';
import { localizedPath } from '../../i18n/paths.ts';
import type { Mail } from '../../platform/mail.server.ts';
import { personNamePattern } from '../../platform/text-rules.ts';
import { emailLinkHours } from './mail-lifetime.server.ts';
import type {
  AccountRemoval,
  EmailChangeMail,
  EnquiryAcknowledgement,
  EnquiryReply,
  ResetLink,
} from './mails.server.ts';

/** The functions throw if the row does not contain what a template needs. */
export interface QueuedMail {
  receiver: () => { fullName: string; email: string };
  secret: () => string;
  /** Null if not chosen. */
  language: Language | null;
  reason: string | null;
  /** Null if the mail must not be sent now. */
  unread: () => Promise<UnreadMessages | null>;
  /** About students; null if the mail must not be sent now. */
  news: () => Promise<StudentNews | null>;
  /** That wait for an acknowledgement; null if the mail must not be sent now. */
  changedPolicies: () => Promise<PublishedPolicy[] | null>;
  signIn: () => Promise<NewSignIn>;
  portal: string;
  /** Receives the answers to replies; null: nobody does. */
  admissionsEmail: string | null;
  validHours: ValidHours;
}

/** From a new browser. */
export interface NewSignIn {
  at: Date;
  /** `Firefox/Windows`; an unknown part is empty. Null if the browser requested nothing. */
  device: string | null;
  /** Null if the person chose none. */
  timeZone: string | null;
}

export interface UnreadMessages {
  count: number;
  /** Null if there are several. */
  onlyMessageId: string | null;
}

export interface StudentNews {
  count: number;
  /** Null if there are several. */
  onlyItemId: string | null;
  /** Null if the news are about several students. */
  onlyStudentId: string | null;
}

export interface PublishedPolicy {
  policy: string;
  number: number;
}

export interface ValidHours {
  temporaryPassword: number;
  invitationLink: number;
  resetLink: number;
}

/** Null: nothing is sent now, and the queued row was dealt with. */
type Compose = (queued: QueuedMail) => ComposedMail | Promise<ComposedMail | null>;
export type ComposedMail = Omit<Mail, 'id'>;

/** Every value that the column `mails.template` permits. @see PD-16 */
export const mailTemplates = {
  invitation: ({ secret, validHours, ...queued }) =>
    composeInvitation(queued, () => ({ password: secret(), validHours: validHours.temporaryPassword })),

  'invitation-link': ({ secret, validHours, ...queued }) =>
    composeInvitation(queued, (language) => ({
      link: passwordLink(queued.portal, secret(), language),
      validDays: validHours.invitationLink / 24,
    })),

  'password-reset': (queued) => {
    const { fullName, email } = queued.receiver();
    const { token, language: pageLanguage } = JSON.parse(queued.secret()) as ResetLink;
    const language = queued.language ?? pageLanguage;
    const link = passwordLink(queued.portal, token, language);
    const text = passwordResetMail({ fullName, link, validMinutes: queued.validHours.resetLink * 60, language });
    return { to: { name: fullName, address: email }, language, ...text };
  },

  'credential-changed': (queued) => {
    const { fullName, email } = queued.receiver();
    const { language } = queued;
    const told = { fullName, portal: queued.portal, language };
    const ofFactor = secondFactorChanges.find((known) => known === queued.reason);
    const change = credentialChanges.find((known) => known === queued.reason) ?? 'changed';
    const text = ofFactor
      ? secondFactorChangedMail({ ...told, change: ofFactor })
      : credentialChangedMail({ ...told, change });
    return { to: { name: fullName, address: email }, ...(language && { language }), ...text };
  },

  'email-change': (queued) => {
    const { to, token, ...change } = JSON.parse(queued.secret()) as EmailChangeMail;
    const { portal } = queued;
    const { language } = queued;
    const query = new URLSearchParams({ token: token ?? '', language: language ?? defaultLanguage });
    const link = token === undefined ? '' : `${portal}/confirm-email?${query}`;
    const text = emailChangeMail({ ...change, link, validHours: emailLinkHours, portal, language });
    const isNamed = change.kind !== 'confirm' && change.kind !== 'withdrawn';
    const name = isNamed ? change.fullName : '';
    return { to: { name, address: to }, ...(language && { language }), ...text };
  },

  'account-removed': ({ secret, portal }) => {
    const { kind = 'erased', fullName, email, language } = JSON.parse(secret()) as AccountRemoval;
    const text = accountRemovedMail({ kind, fullName, portal, language });
    return { to: { name: fullName, address: email }, ...(language && { language }), ...text };
  },

  /** Anyone can enter any address: include only what looks like a name, never text or links. */
  'enquiry-received': ({ secret }) => {
    const { topic = 'consultation', name, email, reference, language } = JSON.parse(secret()) as EnquiryAcknowledgement;
    const fullName = personNamePattern.test(name) ? name : null;
    const to = { name: fullName ?? '', address: email };
    const received = { fullName, reference, language };
    const text = topic === 'consultation' ? enquiryReceivedMail(received) : messageReceivedMail({ ...received, topic });
    return { to, language, ...text };
  },

  /** Written by an administrator, unlike all others. */
  'enquiry-reply': ({ secret, portal, admissionsEmail }) => {
    const { name, email, language, ...reply } = JSON.parse(secret()) as Omit<EnquiryReply, 'enquiryId'>;
    const path = language === defaultLanguage ? '/admissions' : `/${language}/admissions`;
    const link = `${portal}${path}?topic=other#enquiry`;
    const text = enquiryReplyMail({ ...reply, language, canBeAnswered: admissionsEmail !== null, link });
    const to = { name: personNamePattern.test(name) ? name : '', address: email };
    return { to, language, isPersonal: true, ...(admissionsEmail && { replyTo: admissionsEmail }), ...text };
  },

  'enquiry-reminder': (queued) => {
    const { fullName, email } = queued.receiver();
    const { language } = queued;
    const link = `${queued.portal}/admin-console/enquiries?state=new&topic=consultation&sort=received`;
    const text = enquiryReminderMail({ fullName, waitedHours: Number(queued.reason), link, language });
    return { to: { name: fullName, address: email }, ...(language && { language }), ...text };
  },

  'sign-in-locked': (queued) => {
    const { fullName, email } = queued.receiver();
    const { language } = queued;
    const to = { name: fullName, address: email };
    return { to, ...(language && { language }), ...signInLockedMail({ fullName, language }) };
  },

  'data-downloaded': (queued) => {
    const { fullName, email } = queued.receiver();
    const { language } = queued;
    const text = dataDownloadedMail({ fullName, portal: queued.portal, language });
    return { to: { name: fullName, address: email }, ...(language && { language }), ...text };
  },

  'privacy-request': (queued) => composePrivacy(queued, 'office', '/privacy-requests'),

  'privacy-answer': (queued) => composePrivacy(queued, 'person', '/account/data'),

  'new-device': async (queued) => {
    const { fullName, email } = queued.receiver();
    const { at, device, timeZone } = await queued.signIn();
    const [browser, system] = (device ?? '').split('/');
    const { language } = queued;
    const text = newDeviceMail({
      fullName,
      timeIn: (code) => timeWithZone(code, at, timeZone ?? 'UTC'),
      device: { browser: browser || null, system: system || null },
      portal: queued.portal,
      language,
    });
    return { to: { name: fullName, address: email }, ...(language && { language }), ...text };
  },

  'new-messages': async (queued) => {
    const unread = await queued.unread();
    if (!unread) return null;
    const { fullName, email } = queued.receiver();
    const { language } = queued;
    const { count, onlyMessageId } = unread;
    const link = `${queued.portal}/inbox${onlyMessageId ? `/${onlyMessageId}` : ''}`;
    const settings = `${queued.portal}/account/notifications`;
    const text = newMessagesMail({ fullName, count, link, settings, language });
    return { to: { name: fullName, address: email }, ...(language && { language }), ...text };
  },

  'new-reports': async (queued) => {
    const news = await queued.news();
    if (!news) return null;
    const { fullName, email } = queued.receiver();
    const { language } = queued;
    const { count, onlyItemId } = news;
    const link = `${queued.portal}/parent-dashboard${onlyItemId ? `/reports/${onlyItemId}` : ''}`;
    const settings = `${queued.portal}/account/notifications`;
    const text = newReportsMail({ fullName, count, link, settings, language });
    return { to: { name: fullName, address: email }, ...(language && { language }), ...text };
  },

  'new-feedback': async (queued) => {
    const news = await queued.news();
    if (!news) return null;
    const { fullName, email } = queued.receiver();
    const { language } = queued;
    const { count, onlyStudentId } = news;
    const link = `${queued.portal}/parent-dashboard${onlyStudentId ? `?student=${onlyStudentId}&tab=feedback` : ''}`;
    const settings = `${queued.portal}/account/notifications`;
    const text = newFeedbackMail({ fullName, count, link, settings, language });
    return { to: { name: fullName, address: email }, ...(language && { language }), ...text };
  },

  /** Starts a deadline: sent whatever the person chose for other mails. @see PD-31, PD-61 */
  'policy-change': async (queued) => {
    const published = await queued.changedPolicies();
    if (!published) return null;
    const { fullName, email } = queued.receiver();
    const { language } = queued;
    const changesIn = (code: Language) => published.map((version) => changedPolicy(version, queued.portal, code));
    const text = policyChangeMail({ fullName, changesIn, link: `${queued.portal}/account/policies`, language });
    return { to: { name: fullName, address: email }, ...(language && { language }), ...text };
  },

  'message-reported': (queued) => composeReported(queued, 'officer', '/safeguarding'),

  'report-without-officer': (queued) => composeReported(queued, 'administrator', '/admin-console/offices'),
} satisfies Record<string, Compose>;

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
    address: portal + localizedPath(language, `/legal/${policy}`),
  };
}

function composeReported(
  { receiver, portal, ...queued }: Invited,
  to: 'officer' | 'administrator',
  page: string,
): ComposedMail {
  const { fullName, email } = receiver();
  const { language } = queued;
  const text = messageReportedMail({ fullName, to, link: portal + page, language });
  return { to: { name: fullName, address: email }, ...(language && { language }), ...text };
}

function composePrivacy({ receiver, portal, ...queued }: Invited, to: 'office' | 'person', page: string): ComposedMail {
  const { fullName, email } = receiver();
  const { language } = queued;
  const text = privacyRequestMail({ fullName, to, link: portal + page, language });
  return { to: { name: fullName, address: email }, ...(language && { language }), ...text };
}

function timeWithZone(language: Language, at: Date, timeZone: string): string {
  const format = dateFormatter(languages[language].dateLocale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${format(at)} (${timeZone})`;
}

type Invited = Pick<QueuedMail, 'receiver' | 'language' | 'portal'>;
type Access = Parameters<typeof invitationMail>[0]['access'];

function composeInvitation(
  { receiver, portal, ...queued }: Invited,
  accessIn: (language: Language | null) => Access,
): ComposedMail {
  const { fullName, email } = receiver();
  const { language } = queued;
  const text = invitationMail({ fullName, email, access: accessIn(language), portal, language });
  return { to: { name: fullName, address: email }, ...(language && { language }), ...text };
}

function passwordLink(portal: string, token: string, language: Language | null): string {
  return `${portal}/reset-password?${new URLSearchParams({ token, language: language ?? defaultLanguage })}`;
}

export type MailTemplate = keyof typeof mailTemplates;

export const isMailTemplate = (template: string): template is MailTemplate => Object.hasOwn(mailTemplates, template);
