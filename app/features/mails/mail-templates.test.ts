import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, languageCodes } from '../../../content/languages.ts';
import type { AccountRemoval, EmailChangeMail } from '../../../content/mails/queued-mails.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import type { QueuedMail } from './compose-mail.server.ts';
import { composeNewDevice, mailTemplates } from './mail-templates.server.ts';

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

const signIn = { at: new Date('2026-11-21T22:30:00Z'), device: 'Firefox/Windows', timeZone: 'Asia/Dubai' };

function queued(change: EmailChangeMail, language: Language | null): QueuedMail {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    receiver: { fullName: change.fullName, email: 'former@example.org' },
    secret: JSON.stringify(change),
    language,
    reason: null,
    portal: 'https://school.example',
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
