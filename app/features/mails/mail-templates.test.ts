import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, languageCodes } from '../../../content/languages.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { mailTemplates, type QueuedMail } from './mail-templates.server.ts';
import type { EmailChangeMail } from './mails.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('has an entry for every template that the database permits, and no other', async () => {
  const rows = await database.asOwner(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'mails_template_check'`,
  );
  const permitted = JSON.stringify(rows).match(/(?<=')[a-z-]+(?=')/g);
  expect(permitted?.sort()).toEqual(Object.keys(mailTemplates).sort());
});

function queued(change: EmailChangeMail, language: Language | null): QueuedMail {
  return {
    receiver: () => ({ fullName: change.fullName, email: 'former@example.org' }),
    secret: () => JSON.stringify(change),
    language: async () => language,
    reason: null,
    unread: async () => null,
    portal: 'https://school.example',
    validHours: { temporaryPassword: 72, invitationLink: 168, resetLink: 0.5 },
  };
}

describe.each([...languageCodes, null])('A mail about a changed address in %s', (language) => {
  const change = { to: 'new@example.org', fullName: 'Zoë O’Neil', newEmail: 'new@example.org' };

  it('goes to the address of the mail, with a link that works for 24 hours', async () => {
    const mail = await mailTemplates['email-change'](queued({ ...change, kind: 'approve', token: 'abc' }, language));
    expect(mail.to).toEqual({ name: 'Zoë O’Neil', address: 'new@example.org' });
    expect(mail.text).toContain(`https://school.example/confirm-email?token=abc&language=${language ?? 'en'}`);
    expect(mail.text).toMatch(/24/);
    expect(mail.text).toContain('new@example.org');
  });

  it('names nobody where it confirms a new address, which may be a stranger’s', async () => {
    const mail = await mailTemplates['email-change'](queued({ ...change, kind: 'confirm', token: 'abc' }, language));
    expect(mail.to).toEqual({ name: '', address: 'new@example.org' });
    expect(mail.text).not.toContain('Zoë');
  });

  it.each(['taken', 'completed'] as const)('has no link to confirm where the change is %s', async (kind) => {
    const mail = await mailTemplates['email-change'](queued({ ...change, kind }, language));
    expect(mail.text).not.toContain('confirm-email');
    expect(mail.text).toContain('Zoë O’Neil');
  });
});
