import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindOfPath } from '#app/route-options.ts';
import { type Language, languageCodes } from '#content/languages.ts';
import { partSeparator } from '#content/mails/mail-in.ts';
import { meetingChanges } from '#content/mails/meeting.ts';
import { newAbsencesMail } from '#content/mails/new-absences.ts';
import { newAnnouncementsMail } from '#content/mails/new-announcements.ts';
import { newConsentsMail } from '#content/mails/new-consents.ts';
import { newFeedbackMail } from '#content/mails/new-feedback.ts';
import { newMeetingsMail } from '#content/mails/new-meetings.ts';
import { newMessagesMail } from '#content/mails/new-messages.ts';
import { newReportsMail } from '#content/mails/new-reports.ts';
import { newSafetyRequestsMail } from '#content/mails/new-safety-requests.ts';
import { newUnexplainedAbsencesMail } from '#content/mails/new-unexplained-absences.ts';
import type { AccountRemoval, EmailChangeMail } from '#content/mails/queued-mails.ts';
import { languageOfPath, withoutLanguage } from '#i18n/paths.ts';
import { invalidHtml } from '#tests/support/html-validity.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { ComposedMail, QueuedMail } from './compose-mail.server.ts';
import { lessonMailOf } from './lesson-mails.server.ts';
import { linksInLanguage } from './links-in-language.server.ts';
import type { MeetingNews } from './load-mail-data.server.ts';
import {
  composeNewDevice,
  composeUrgentAnnouncement,
  type MailTemplate,
  mailTemplates,
} from './mail-templates.server.ts';
import { invitedMailOf, meetingMailOf } from './meeting-mails.server.ts';
import { composeOfficeMessage, newsMailOf, policyMailOf } from './news-mails.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('The mail templates are exactly those that the database permits', async () => {
  const rows = await database.asOwner(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'mails_template_check'`,
  );
  const permitted = JSON.stringify(rows).match(/(?<=')[a-z-]+(?=')/g);
  expect(permitted?.sort()).toEqual(Object.keys(mailTemplates).sort());
});

const portal = 'https://school.example';
const signIn = { at: new Date('2026-11-21T22:30:00Z'), device: 'Firefox/Windows', timeZone: 'Asia/Dubai' };

function queued(change: EmailChangeMail, language: Language | null): QueuedMail {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    receiver: { fullName: change.fullName, email: 'former@example.org' },
    secret: JSON.stringify(change),
    language,
    reason: null,
    portal,
    admissionsEmail: null,
    validHours: { temporaryPassword: 72, invitationLink: 168, resetLink: 0.5 },
  };
}

describe.each([...languageCodes, null])('A mail about a changed address in %s', (language) => {
  const change = { to: 'new@example.org', fullName: 'Zoë O’Neil', newEmail: 'new@example.org' };

  it('is sent to the address of the request, with a link and its validity of 24 hours', () => {
    const mail = mailTemplates['email-change'](queued({ ...change, kind: 'approve', token: 'abc' }, language));
    expect(mail.to).toEqual({ name: 'Zoë O’Neil', address: 'new@example.org' });
    expect(mail.text).toContain(`https://school.example/confirm-email?token=abc&language=${language ?? 'en'}`);
    expect(mail.text).toMatch(/24/);
    expect(mail.text).toContain('new@example.org');
  });

  it('does not name the person when it confirms a new address, which may be another person’s', () => {
    const mail = mailTemplates['email-change'](queued({ ...change, kind: 'confirm', token: 'abc' }, language));
    expect(mail.to).toEqual({ name: '', address: 'new@example.org' });
    expect(mail.text).not.toContain('Zoë');
  });

  it.each(['taken', 'completed'] as const)('has no confirmation link if the change is %s', (kind) => {
    const mail = mailTemplates['email-change'](queued({ ...change, kind }, language));
    expect(mail.text).not.toContain('confirm-email');
    expect(mail.text).toContain('Zoë O’Neil');
  });
});

it.each(['kept', 'duplicate'] as const)(
  'A mail about a merge to the address of the %s account has a link for 24 hours',
  (sentTo) => {
    const merge = { sentTo, to: 'zoe@example.org', fullName: 'Zoë O’Neil', token: 'abc' };
    for (const language of languageCodes) {
      const mail = mailTemplates['account-merge'](row(language, merge));
      expect(mail.to).toEqual({ name: 'Zoë O’Neil', address: 'zoe@example.org' });
      expect(mail.text).toContain(`https://school.example/confirm-merge?token=abc&language=${language}`);
      expect(mail.text).toMatch(/24/);
    }
  },
);

it.each([
  ['en', 'Firefox on Windows\n22 November 2026 at 02:30 (Asia/Dubai)'],
  ['ar', 'Firefox على Windows\n22 نوفمبر 2026'],
  ['fr', 'Firefox sur Windows\n22 novembre 2026 à 02:30 (Asia/Dubai)'],
  ['zh', 'Windows上的Firefox\n2026年11月22日 02:30 (Asia/Dubai)'],
] as const)(
  'A mail about a new browser in %s names the browser, and the time in the person’s time zone',
  (language, named) => {
    const change: EmailChangeMail = { kind: 'taken', to: '', fullName: 'Zoë O’Neil', newEmail: '' };
    const mail = composeNewDevice(queued(change, language), signIn);
    expect(mail.text).toContain(named);
    expect(mail.text).toContain('https://school.example/forgot-password');
  },
);

it('A mail about a sign-in without browser and time zone names an unknown browser and the time in UTC', () => {
  const change: EmailChangeMail = { kind: 'taken', to: '', fullName: 'Zoë O’Neil', newEmail: '' };
  const mail = composeNewDevice(queued(change, 'en'), { ...signIn, device: null, timeZone: null });
  expect(mail.text).toContain('an unknown browser\n21 November 2026 at 22:30 (UTC)');
});

it.each([...languageCodes, null])(
  'The mail about an erased account in %s is sent to the former address',
  (language) => {
    const removal: AccountRemoval = { kind: 'erased', fullName: 'Zoë O’Neil', email: 'former@example.org', language };
    const mail = mailTemplates['account-removed']({
      ...queued({ kind: 'taken', to: '', fullName: '', newEmail: '' }, null),
      receiver: null,
      secret: JSON.stringify(removal),
    });
    expect(mail.to).toEqual({ name: 'Zoë O’Neil', address: 'former@example.org' });
    expect(mail.text).toContain('https://school.example/');
    expect(mail.text).toContain('/legal/privacy-policy');
  },
);

/** Each template from a queued row; those that read the database from what it returns. */
const composed: Record<MailTemplate, (language: Language | null) => ComposedMail> = {
  invitation: (language) => mailTemplates.invitation(row(language, 'Temporary-1')),
  'invitation-link': (language) => mailTemplates['invitation-link'](row(language, 'token')),
  'password-reset': (language) =>
    mailTemplates['password-reset'](row(language, { token: 'abc', language: language ?? 'en' })),
  'credential-changed': (language) => mailTemplates['credential-changed'](row(language)),
  'email-change': (language) => mailTemplates['email-change'](row(language, { ...anyChange, kind: 'completed' })),
  'account-merge': (language) =>
    mailTemplates['account-merge'](
      row(language, { sentTo: 'duplicate', to: 'zoe@example.org', fullName: 'Zoë O’Neil', token: 'abc' }),
    ),
  'account-removed': (language) =>
    mailTemplates['account-removed'](
      row(language, { kind: 'erased', fullName: 'Zoë O’Neil', email: 'zoe@example.org', language }),
    ),
  'enquiry-received': (language) =>
    mailTemplates['enquiry-received'](row(language, { ...anyEnquiry, language: language ?? 'en' })),
  'enquiry-reply': (language) =>
    mailTemplates['enquiry-reply'](row(language, { ...anyEnquiry, text: 'Hello', language: language ?? 'en' })),
  'enquiry-reminder': (language) => mailTemplates['enquiry-reminder'](row(language)),
  'sign-in-locked': (language) => mailTemplates['sign-in-locked'](row(language)),
  'data-downloaded': (language) => mailTemplates['data-downloaded'](row(language)),
  'privacy-request': (language) => mailTemplates['privacy-request'](row(language)),
  'privacy-answer': (language) => mailTemplates['privacy-answer'](row(language)),
  'new-device': (language) => composeNewDevice(row(language), signIn),
  'new-messages': (language) => newsMailOf(row(language), newMessagesMail, { count: 1, path: '/inbox/1' }),
  'new-reports': (language) => newsMailOf(row(language), newReportsMail, { count: 2, path: '/parent-dashboard' }),
  'new-feedback': (language) =>
    newsMailOf(row(language), newFeedbackMail, { count: 1, path: '/parent-dashboard?student=1&tab=feedback' }),
  'new-absences': (language) =>
    newsMailOf(row(language), newAbsencesMail, { count: 1, path: '/parent-dashboard?student=1' }),
  'new-safety-requests': (language) =>
    newsMailOf(row(language), newSafetyRequestsMail, { count: 1, path: '/parent-dashboard/safety/1' }),
  'country-changed': (language) =>
    mailTemplates['country-changed']({ ...row(language), reason: '11111111-1111-4111-8111-111111111111' }),
  'new-consents': (language) =>
    newsMailOf(row(language), newConsentsMail, { count: 1, path: '/parent-dashboard/consents' }),
  'new-meetings': (language) => newsMailOf(row(language), newMeetingsMail, { count: 1, path: '/meetings' }),
  meeting: (language) => meetingMailOf(row(language), meetingNews),
  'enquiry-meeting': (language) =>
    invitedMailOf(row(language), { ...meetingNews, change: 'offered' }, { ...anyContact, language: language ?? 'en' }),
  'new-unexplained-absences': (language) =>
    newsMailOf(row(language), newUnexplainedAbsencesMail, { count: 1, path: '/parent-dashboard/attendance' }),
  'student-absent': (language) => mailTemplates['student-absent'](row(language)),
  'new-lesson-changes': (language) => lessonMailOf(row(language), true, [changedLesson]),
  'new-lesson-plans': (language) => lessonMailOf(row(language), false, [changedLesson]),
  'new-announcements': (language) =>
    newsMailOf(row(language), newAnnouncementsMail, { count: 2, path: '/announcements' }),
  'urgent-announcement': (language) => composeUrgentAnnouncement(row(language)),
  'policy-change': (language) => policyMailOf(row(language), [{ policy: 'safeguarding', number: 1 }]),
  'message-reported': (language) => mailTemplates['message-reported'](row(language)),
  'office-changed': (language) =>
    mailTemplates['office-changed']({ ...row(language), reason: 'safeguarding:assigned' }),
  'report-without-officer': (language) => mailTemplates['report-without-officer'](row(language)),
  'concern-received': (language) => mailTemplates['concern-received'](row(language)),
  'concern-without-officer': (language) => mailTemplates['concern-without-officer'](row(language)),
  'safeguarding-message': (language) => mailTemplates['safeguarding-message'](row(language)),
  'safeguarding-reminder': (language) => mailTemplates['safeguarding-reminder'](row(language)),
  'safeguarding-waiting': (language) => mailTemplates['safeguarding-waiting'](row(language)),
  'safeguarding-vacant': (language) => mailTemplates['safeguarding-vacant'](row(language)),
  'new-office-messages': (language) => composeOfficeMessage(row(language)),
};
const meetingNews: MeetingNews = {
  change: 'booked',
  meetingId: '11111111-1111-4111-8111-111111111111',
  startsAt: new Date('2026-12-03T16:20:00Z'),
  endsAt: new Date('2026-12-03T16:35:00Z'),
  revision: 0,
  cancelledBy: null,
  ownerName: 'Eleanor Whitcombe',
  isOwner: false,
  zone: 'Asia/Dubai',
  offerId: '22222222-2222-4222-8222-222222222222',
  contact: null,
  meetingsOfDay: 1,
};
const anyContact = { name: 'Zoë O’Neil', email: 'zoe@example.org', token: 'abc' };

/** The kinds of a mail that differ within a template. */
const allMails = {
  ...composed,
  ...Object.fromEntries(
    meetingChanges.flatMap((change) => {
      const news: MeetingNews = { ...meetingNews, change, cancelledBy: change === 'cancelled' ? 'school' : null };
      return [
        [`meeting ${change}`, (language: Language | null) => meetingMailOf(row(language), news)],
        [
          `meeting ${change} to staff`,
          (language: Language | null) => meetingMailOf(row(language), { ...news, isOwner: true, meetingsOfDay: 3 }),
        ],
        [
          `meeting ${change} to an enquiry`,
          (language: Language | null) =>
            invitedMailOf(row(language), news, { ...anyContact, language: language ?? 'en' }),
        ],
      ] as const;
    }),
  ),
  'email-change approve': (language: Language | null) =>
    mailTemplates['email-change'](row(language, { ...anyChange, kind: 'approve', token: 'abc' })),
  'email-change confirm': (language: Language | null) =>
    mailTemplates['email-change'](row(language, { ...anyChange, kind: 'confirm', token: 'abc' })),
};
const lesson = { at: '2026-11-30T09:30:00.000Z', isCancelled: false, teacherId: null, hasNote: false };
const changedLesson = {
  names: { en: 'Mathematics', ar: 'الرياضيات', fr: 'Mathématiques', zh: '数学' },
  former: lesson,
  present: { ...lesson, at: '2026-12-01T15:00:00.000Z', teacherId: 'other', hasNote: true },
  timeZone: 'Asia/Dubai',
  isTeacher: false,
};
const anyChange = { to: 'new@example.org', fullName: 'Zoë O’Neil', newEmail: 'new@example.org' };
const anyEnquiry = { name: 'Zoë O’Neil', email: 'zoe@example.org', reference: 'ABCD-2345' };

const row = (language: Language | null, secret?: unknown): QueuedMail => ({
  ...queued({ ...anyChange, kind: 'completed' }, language),
  secret: typeof secret === 'string' ? secret : JSON.stringify(secret ?? {}),
});

const linksIn = (text: string) => text.match(/https:\/\/school\.example[^\s,，。]*/g) ?? [];

/** Its reader does not know the language of the mail. */
const isForOtherLanguages = (link: string) => link.startsWith('https://school.example/invitation');

describe.each(Object.entries(composed))('Each link of the mail %s', (template, compose) => {
  it.each(languageCodes)('opens in %s', (language) => {
    const links = linksIn(compose(language).text).filter((link) => !isForOtherLanguages(link));
    for (const link of links) expectLanguage(link, language);
    if (!['enquiry-received', 'sign-in-locked'].includes(template)) expect(links).not.toEqual([]);
  });

  it('opens in the language of its part if the reader has chosen none', () => {
    const parts = compose(null).text.split(partSeparator);
    if (hasPageLanguage.includes(template)) return;
    expect(parts).toHaveLength(languageCodes.length);
    for (const [index, language] of languageCodes.entries())
      for (const link of linksIn(parts[index] ?? '')) expectLanguage(link, language);
  });
});

/** They are written in the language of the page where they were caused. */
const hasPageLanguage = ['password-reset', 'enquiry-received', 'enquiry-reply', 'enquiry-meeting'];

/** Public pages have a path per language, the others the parameter. */
function expectLanguage(link: string, language: Language): void {
  const { pathname, searchParams } = new URL(link);
  const isPublic = kindOfPath(withoutLanguage(pathname)) === undefined;
  expect([link, isPublic ? (languageOfPath(pathname) ?? 'en') : searchParams.get('language')]).toEqual([
    link,
    language,
  ]);
}

/** They ask for nothing, or only warn. */
const withoutButton = [
  'account-removed',
  'credential-changed',
  'data-downloaded',
  'email-change',
  'enquiry-received',
  'enquiry-reply',
  'new-device',
  'sign-in-locked',
];

describe.each(Object.entries(allMails))('The HTML of the mail %s', (template, compose) => {
  it.each([...languageCodes, null])('has the words and addresses of its text, in %s', (language) => {
    const { text, html } = compose(language);
    expect(withoutSpaces(contentOf(html))).toBe(withoutSpaces(text.replaceAll(partSeparator, '').replace('-- \n', '')));
    expect(new Set(hrefsIn(html))).toEqual(new Set(text.match(/https?:[\w\-./?=&#%:]*[\w/=-]/g) ?? []));
  });

  it.each([...languageCodes, null])(
    'has one button for each language, or none if it asks for nothing, in %s',
    (language) => {
      const { text, html } = compose(language);
      const parts = text.split(partSeparator).filter((part) => !part.includes(`${portal}/invitation`)).length;
      const buttons = html.match(/<a class="button"/g) ?? [];
      expect(buttons).toHaveLength(withoutButton.includes(template) ? 0 : parts);
    },
  );

  it.each([...languageCodes, null])('is valid, loads nothing, and has at most 20 kB, in %s', async (language) => {
    const { html } = compose(language);
    expect(await invalidHtml(html)).toEqual([]);
    expect(html).not.toMatch(/<(?:img|link|script|iframe|object)\b|\bsrc=|url\(|@import/i);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(20_000);
  });
});

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** The text below the wordmark, without the labels of buttons. */
const contentOf = (html: string) => textOf(html.slice(html.indexOf('</p>')).replace(/<a class="button".*?<\/a>/g, ''));
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

const hrefsIn = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, link = '']) => textOf(link));

describe('A link in the text of a mail', () => {
  it.each([
    [`See ${portal}/forgot-password, then`, `See ${portal}/forgot-password?language=ar, then`],
    [`${portal}/admissions?topic=data#enquiry`, `${portal}/ar/admissions?topic=data#enquiry`],
    [
      `${portal}/parent-dashboard?student=1&tab=feedback.`,
      `${portal}/parent-dashboard?student=1&tab=feedback&language=ar.`,
    ],
    [`${portal}`, `${portal}/ar`],
    [`${portal}/fr/vision`, `${portal}/fr/vision`],
    [`${portal}/invitation`, `${portal}/invitation`],
    [`${portal}.org/inbox`, `${portal}.org/inbox`],
    ['https://elsewhere.example/inbox', 'https://elsewhere.example/inbox'],
  ])('becomes one of the language, on this portal only: %s', (text, expected) => {
    expect(linksInLanguage(text, 'ar', portal)).toBe(expected);
  });
});
