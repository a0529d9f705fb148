import { href } from 'react-router';
import { type Language, languages } from '#content/languages.ts';
import { accountMergeMail } from '#content/mails/account-merge.ts';
import { accountRemovedMail } from '#content/mails/account-removed.ts';
import { countryChangedMail } from '#content/mails/country-changed.ts';
import { credentialChangedMail, credentialChanges } from '#content/mails/credential-changed.ts';
import { dataDownloadedMail } from '#content/mails/data-downloaded.ts';
import { emailChangeMail } from '#content/mails/email-change.ts';
import { enquiryReceivedMail } from '#content/mails/enquiry-received.ts';
import { enquiryReminderMail } from '#content/mails/enquiry-reminder.ts';
import { enquiryReplyMail } from '#content/mails/enquiry-reply.ts';
import { invitationMail } from '#content/mails/invitation.ts';
import { messageReceivedMail } from '#content/mails/message-received.ts';
import { messageReportedMail } from '#content/mails/message-reported.ts';
import { newDeviceMail } from '#content/mails/new-device.ts';
import { officeChangedMail, officeChanges } from '#content/mails/office-changed.ts';
import { passwordResetMail } from '#content/mails/password-reset.ts';
import { privacyRequestMail } from '#content/mails/privacy-request.ts';
import type {
  AccountMergeMail,
  AccountRemoval,
  EmailChangeMail,
  EnquiryAcknowledgement,
  ReplyMail,
  ResetLink,
} from '#content/mails/queued-mails.ts';
import { safeguardingAlertMail } from '#content/mails/safeguarding-alert.ts';
import { secondFactorChangedMail, secondFactorChanges } from '#content/mails/second-factor-changed.ts';
import { signInLockedMail } from '#content/mails/sign-in-locked.ts';
import { studentAbsentMail } from '#content/mails/student-absent.ts';
import { urgentAnnouncementMail } from '#content/mails/urgent-announcement.ts';
import { isOffice } from '#content/offices.ts';
import { dateFormatter } from '#i18n/dates.ts';
import { personNamePattern } from '#platform/text-rules.ts';
import {
  type Compose,
  type ComposedMail,
  mailTo,
  type QueuedMail,
  secretOf,
  toAccount,
} from './compose-mail.server.ts';
import { claimUrgentAnnouncement, loadNewSignIn, type NewSignIn } from './load-mail-data.server.ts';
import type { MailText } from './mail-html.server.ts';
import { emailLinkHours } from './mail-lifetime.server.ts';
import { meetingMails } from './meeting-mails.server.ts';
import { noticeMails } from './news-mails.server.ts';

/** Every value that the column `mails.template` permits. @see PD-16 */
export const mailTemplates = {
  invitation: (queued) =>
    composeInvitation(queued, { password: secretOf(queued), validHours: queued.validHours.temporaryPassword }),

  'invitation-link': (queued) =>
    composeInvitation(queued, {
      link: passwordLink(queued.portal, secretOf(queued)),
      validDays: queued.validHours.invitationLink / 24,
    }),

  'password-reset': (queued) => {
    const { token, language: pageLanguage }: ResetLink = JSON.parse(secretOf(queued));
    const language = queued.language ?? pageLanguage;
    const link = passwordLink(queued.portal, token);
    const validMinutes = queued.validHours.resetLink * 60;
    const mail = toAccount(
      { ...queued, language },
      ({ fullName }) => passwordResetMail({ fullName, link, validMinutes, language }),
      { label: 'choosePassword', link },
    );
    return { ...mail, isSentOnce: true };
  },

  'credential-changed': (queued) =>
    toAccount(queued, (account) => {
      const { portal, reason } = queued;
      const ofFactor = secondFactorChanges.find((known) => known === reason);
      if (ofFactor) return secondFactorChangedMail({ ...account, portal, change: ofFactor });
      const change = credentialChanges.find((known) => known === reason) ?? 'changed';
      return credentialChangedMail({ ...account, portal, change });
    }),

  'email-change': (queued) => {
    const { portal, language } = queued;
    const { to, token, ...change }: EmailChangeMail = JSON.parse(secretOf(queued));
    const link = token === undefined ? '' : `${portal}/confirm-email?${new URLSearchParams({ token })}`;
    const isNamed = change.kind !== 'confirm' && change.kind !== 'withdrawn';
    const content = emailChangeMail({ ...change, link, validHours: emailLinkHours, portal, language });
    const label = change.kind === 'confirm' ? 'confirmAddress' : 'reviewChange';
    const button = token === undefined ? {} : { button: { label, link } as const };
    const mail = mailTo(
      { name: isNamed ? change.fullName : '', address: to },
      { language, portal, ...button },
      content,
    );
    return { ...mail, ...(token !== undefined && { isSentOnce: true }) };
  },

  'account-merge': (queued) => {
    const { portal, language } = queued;
    const { sentTo, to, fullName, token }: AccountMergeMail = JSON.parse(secretOf(queued));
    const link = `${portal}/confirm-merge?${new URLSearchParams({ token })}`;
    const content = accountMergeMail({ sentTo, fullName, link, validHours: emailLinkHours, language });
    const button = { label: 'reviewMerge', link } as const;
    return mailTo({ name: fullName, address: to }, { language, portal, button }, content);
  },

  'account-removed': (queued) => {
    const { kind, fullName, email, language }: AccountRemoval = JSON.parse(secretOf(queued));
    const content = accountRemovedMail({ kind, fullName, portal: queued.portal, language });
    return mailTo({ name: fullName, address: email }, { language, portal: queued.portal }, content);
  },

  /** Anyone can enter any address: include only what looks like a name, never text or links. */
  'enquiry-received': (queued) => {
    const sent: EnquiryAcknowledgement = JSON.parse(secretOf(queued));
    const { topic, name, email, reference, language } = sent;
    const fullName = personNamePattern.test(name) ? name : null;
    const received = { fullName, reference, language };
    const content =
      topic === 'consultation' ? enquiryReceivedMail(received) : messageReceivedMail({ ...received, topic });
    return mailTo({ name: fullName ?? '', address: email }, { language, portal: queued.portal }, content);
  },

  /** Written by a person, unlike all others. An answer to the safeguarding office must not reach Admissions. */
  'enquiry-reply': ({ portal, admissionsEmail, ...queued }) => {
    const { name, email, language, isConcern, ...reply }: Omit<ReplyMail, 'enquiryId'> = JSON.parse(secretOf(queued));
    const replyTo = isConcern ? null : admissionsEmail;
    const link = `${portal}/admissions?topic=${isConcern ? 'safeguarding' : 'other'}#enquiry`;
    const content = enquiryReplyMail({ ...reply, language, canBeAnswered: replyTo !== null, link });
    const to = { name: personNamePattern.test(name) ? name : '', address: email };
    return { ...mailTo(to, { language, portal, isPersonal: true }, content), ...(replyTo && { replyTo }) };
  },

  'enquiry-reminder': (queued) => {
    const link = `${queued.portal}/admin-console/enquiries?state=new&topic=consultation&sort=received`;
    const waitedHours = Number(queued.reason);
    return toAccount(queued, (account) => enquiryReminderMail({ ...account, waitedHours, link }), {
      label: 'open',
      link,
    });
  },

  'sign-in-locked': (queued) => toAccount(queued, signInLockedMail),

  'data-downloaded': (queued) =>
    toAccount(queued, (account) => dataDownloadedMail({ ...account, portal: queued.portal })),

  'privacy-request': (queued) => {
    const link = `${queued.portal}/privacy-requests`;
    return toAccount(queued, (account) => privacyRequestMail({ ...account, to: 'office', link }), {
      label: 'open',
      link,
    });
  },

  'privacy-answer': (queued) => {
    const link = `${queued.portal}/account/data`;
    return toAccount(queued, (account) => privacyRequestMail({ ...account, to: 'person', link }), {
      label: 'read',
      link,
    });
  },

  'new-device': async (queued, tx) => composeNewDevice(queued, await loadNewSignIn(tx, queued.id)),

  ...noticeMails,
  ...meetingMails,

  'country-changed': (queued) => {
    const link = queued.portal + href('/students/:studentId/emergency', { studentId: queued.reason ?? '' });
    return toAccount(queued, (account) => countryChangedMail({ ...account, link }), { label: 'read', link });
  },
  'student-absent': (queued) => {
    const link = `${queued.portal}/students`;
    return toAccount(queued, (account) => studentAbsentMail({ ...account, link }), { label: 'read', link });
  },
  'urgent-announcement': async (queued, tx) =>
    (await claimUrgentAnnouncement(tx, queued.id)) ? composeUrgentAnnouncement(queued) : null,

  'message-reported': (queued) => {
    const link = `${queued.portal}/safeguarding`;
    return toAccount(queued, (account) => messageReportedMail({ ...account, to: 'officer', link }), {
      label: 'read',
      link,
    });
  },

  'office-changed': (queued) => {
    const [office, name] = (queued.reason ?? '').split(':');
    const change = officeChanges.find((known) => known === name);
    if (!isOffice(office) || !change) throw new Error(`Mail ${queued.id} has an unknown reason`);
    const link = `${queued.portal}/account/offices`;
    return toAccount(queued, (account) => officeChangedMail({ ...account, office, change, link }), {
      label: 'open',
      link,
    });
  },

  'report-without-officer': (queued) => {
    const link = `${queued.portal}/admin-console/offices`;
    return toAccount(queued, (account) => messageReportedMail({ ...account, to: 'administrator', link }), {
      label: 'open',
      link,
    });
  },

  'concern-received': composeAlert('concern', href('/safeguarding')),
  'concern-without-officer': composeAlert('unassigned', href('/safeguarding')),
  'safeguarding-message': composeAlert('message', href('/inbox')),
  'safeguarding-reminder': composeAlert('reminder', href('/safeguarding')),
  'safeguarding-waiting': composeAlert('director', `${href('/inbox')}?compose&to=office:safeguarding`, 'open'),
  'safeguarding-vacant': composeAlert('vacant', href('/account/offices'), 'open'),
} satisfies Record<string, Compose>;

function composeAlert(
  event: Parameters<typeof safeguardingAlertMail>[0]['event'],
  path: string,
  label: 'read' | 'open' = 'read',
) {
  return (queued: QueuedMail): ComposedMail => {
    const link = queued.portal + path;
    return toAccount(queued, (account) => safeguardingAlertMail({ ...account, event, link }), { label, link });
  };
}

export function composeUrgentAnnouncement(queued: QueuedMail): ComposedMail {
  const link = queued.portal + href('/announcements');
  return toAccount(queued, (account) => urgentAnnouncementMail({ ...account, link }), { label: 'read', link });
}

function composeInvitation(queued: QueuedMail, access: Parameters<typeof invitationMail>[0]['access']): ComposedMail {
  const { portal } = queued;
  const button: MailText['button'] =
    'link' in access
      ? { label: 'choosePassword', link: access.link }
      : { label: 'signIn', link: `${portal}/parent-login` };
  const mail = toAccount(queued, (account) => invitationMail({ ...account, access, portal }), button);
  return { ...mail, isSentOnce: true };
}

export function composeNewDevice(queued: QueuedMail, { at, device, timeZone }: NewSignIn): ComposedMail {
  const [browser, system] = (device ?? '').split('/');
  return toAccount(queued, (account) =>
    newDeviceMail({
      ...account,
      timeIn: (code) => timeWithZone(code, at, timeZone ?? 'UTC'),
      device: { browser: browser || null, system: system || null },
      portal: queued.portal,
    }),
  );
}

function timeWithZone(language: Language, at: Date, timeZone: string): string {
  const format = dateFormatter(languages[language].dateLocale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${format(at)} (${timeZone})`;
}

function passwordLink(portal: string, token: string): string {
  return `${portal}/reset-password?${new URLSearchParams({ token })}`;
}

export type MailTemplate = keyof typeof mailTemplates;

export const isMailTemplate = (template: string): template is MailTemplate => Object.hasOwn(mailTemplates, template);
