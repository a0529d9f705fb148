import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMails } from '#database/samples/mails.ts';
import { person, writeAs } from '#platform/database.server.ts';
import type { Mail } from '#platform/mail.server.ts';
import { deliverWaitingMails, mailPartsFor, waitingMails } from '#tests/support/deliver-mails.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createAccounts } from '../accounts/create-accounts.server.ts';
import { deliverWaitingMail } from '../mails/deliver-mail.server.ts';
import { isMailTemplate, mailTemplates } from '../mails/mail-templates.server.ts';
import { sendMessage } from '../messages/send-message.server.ts';
import { invitePeople } from './invite-people.server.ts';

let database: TestDatabase;
let admin: TestPerson;
let mentor: TestPerson;
let imported: { id: string };
beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin');
  mentor = await makePerson(database, 'mentor');
});
afterAll(() => database.close());

async function importPerson(): Promise<{ id: string }> {
  const email = `${randomUUID()}@example.org`;
  const created = await writeAs(person(admin.id), (tx) =>
    createAccounts(tx, [{ fullName: 'Noah Okafor', email, role: 'parent', language: 'en' }]),
  );
  return { id: created.get(email) ?? '' };
}

beforeEach(async () => {
  imported = await importPerson();
});

const invite = (ids: string[], by = admin) => writeAs(person(by.id), (tx) => invitePeople(tx, ids));

const mailsOf = ({ id }: { id: string }) =>
  database.asOwner<{ template: string }>('select template from mails where person_id = $1', [id]);

/** A mail of each template that names an account, apart from invitations. */
const templates = Object.keys(mailTemplates)
  .filter(isMailTemplate)
  .filter(
    (name) =>
      !['invitation', 'invitation-link', 'account-removed'].includes(name) && !/^enquiry-(?!reminder)/.test(name),
  );

const reasons: Partial<Record<string, string>> = {
  'credential-changed': 'changed',
  'country-changed': '11111111-1111-4111-8111-111111111111',
  'enquiry-reminder': '2',
  meeting: 'booked:11111111-1111-4111-8111-111111111111',
  'office-changed': 'safeguarding:assigned',
};

describe('A person who was imported and not invited', () => {
  it.each(templates)('gets no mail: %s', async (template) => {
    const delivered: Mail[] = [];
    const [id = ''] = await addMails(database.asOwner, [
      { personId: imported.id, template, ...(reasons[template] && { reason: reasons[template] }) },
    ]);
    await deliverWaitingMail(id, mailPartsFor(delivered), false);
    expect(delivered).toEqual([]);
    expect(await mailsOf(imported)).toEqual([]);
  });

  // @see translations imports
  it('gets a mail about a message from the invitation on', async () => {
    const write = () =>
      writeAs(person(mentor.id), (tx) =>
        sendMessage(tx, {
          requestId: randomUUID(),
          receiverId: imported.id,
          subject: 'Welcome',
          body: 'Term begins on Monday.',
        }),
      );
    await write();
    expect(await deliverWaitingMails(database, imported.id, 'new-messages')).toEqual([]);
    await invite([imported.id]);
    expect(await deliverWaitingMails(database, imported.id, 'invitation-link')).toHaveLength(1);
    await write();
    expect(await deliverWaitingMails(database, imported.id, 'new-messages')).toHaveLength(1);
  });
});

describe('Invitations of several people', () => {
  it('are sent once, also if they are requested twice at the same moment', async () => {
    const people = [imported, await importPerson()];
    const ids = people.map(({ id }) => id);
    const invited = await Promise.all([invite(ids), invite(ids.toReversed())]);
    expect(invited.flat().toSorted()).toEqual(ids.toSorted());
    expect(await invite(ids)).toEqual([]);
    for (const { id } of people) expect(await waitingMails(database, id, 'invitation-link')).toHaveLength(1);
  });

  it('are sent again once the link has expired, and not to suspended people or those with a password', async () => {
    const suspended = await importPerson();
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [suspended.id]);
    const ids = [imported.id, suspended.id, mentor.id, randomUUID()];
    expect(await invite(ids)).toEqual([imported.id]);
    await database.asOwner(`update accounts.password_links set expires_at = now() where person_id = $1`, [imported.id]);
    expect(await invite(ids)).toEqual([imported.id]);
  });

  it('are refused to non-administrators', async () => {
    await expect(invite([imported.id], mentor)).rejects.toMatchObject({ code: '42501' });
    expect(await mailsOf(imported)).toEqual([]);
  });
});
