import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reencryptAll } from '#database/reencrypt.ts';
import { addMessages, type SampleMessage } from '#database/samples/messages.ts';
import { addStudents } from '#database/samples/students.ts';
import { deleteShortLived } from '#jobs/apply-retention.ts';
import { mergeAccounts } from '#jobs/merge-accounts.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { parseKeys } from '#platform/keyring.server.ts';
import { Keyring } from '#platform/sealing.server.ts';
import { untilOneWaitsForLock } from '#tests/support/lock-waits.ts';
import { makePerson, openSession, type TestPerson, withRecentPassword } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { eraseAccount } from '../accounts/erase-account.server.ts';
import { acknowledgeMessageReport, closeMessageReport, openMessageReport } from './handle-report.server.ts';
import { findMessageReport, findMessageReportTarget, listMessageReports } from './message-reports.server.ts';
import { listInbox } from './messages.server.ts';
import { officeRecipient } from './messages.ts';
import { reportMessage } from './report-message.server.ts';
import { formerName, sealSafeguardingName } from './safeguarding-names.server.ts';
import { searchMessages } from './search-messages.server.ts';
import { sendMessage } from './send-message.server.ts';
import { findThread } from './threads.server.ts';

/* @see PD-63 */

let database: TestDatabase;
let owner: pg.Pool;
let people: Record<'lead' | 'former lead' | 'director' | 'teacher' | 'admin' | 'other parent', TestPerson>;
let mother: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  owner = new pg.Pool({ ...database.owner, max: 3 });
  people = {
    lead: await makePerson(database, 'mentor'),
    'former lead': await makePerson(database, 'mentor'),
    director: await makePerson(database, 'mentor'),
    teacher: await makePerson(database, 'mentor', { fullName: 'Tom Teacher' }),
    admin: await makePerson(database, 'admin'),
    'other parent': await makePerson(database, 'parent'),
  };
});
afterAll(async () => {
  await owner.end();
  await database.close();
});
beforeEach(async () => {
  await database.asOwner('delete from message_reports');
  await database.asOwner('delete from messages');
  await database.asOwner('delete from safeguarding_names');
  await database.asOwner(`update offices set holder_id = null, deputy_id = null`);
  await assign('safeguarding', 'former lead');
  await assign('safeguarding', 'lead');
  await assign('director', 'director');
  mother = await makePerson(database, 'parent', { fullName: 'Paula Berg' });
});

type Who = keyof typeof people;
const everybody = () => Object.keys(people) as Who[];
const others = () => everybody().filter((who) => who !== 'lead');

const assign = (office: string, holder: Who) =>
  database.asOwner('update offices set holder_id = $2 where id = $1', [office, people[holder].id]);
const send = async (message: SampleMessage) =>
  (
    await addMessages(database.asOwner, database.keyring, [{ subject: 'Bonfire', body: 'Tell nobody.', ...message }])
  )[0] ?? '';
const report = (by: TestPerson, messageId: string) =>
  writeAs(person(by.id), (tx) => reportMessage(tx, messageId, { kind: 'danger', text: '' }));
async function erase({ id, fullName, email } = mother, keyring = database.keyring) {
  const token = await openSession(database, people.admin.id);
  const sealedName = sealSafeguardingName(keyring, { id, fullName, email });
  return writeAs(person(people.admin.id), (tx) => eraseAccount(tx, { token, personId: id, sealedName }));
}
const reportsOf = (who: Who) =>
  readAs(person(people[who].id), (tx) => listMessageReports(tx, { isClosed: false, before: null, size: 9 }));
const open = (who: Who, id: string) =>
  writeAs(person(people[who].id), (tx) => openMessageReport(tx, id, 'To decide what to do'));
const reportOf = (who: Who, id: string) => readAs(person(people[who].id), (tx) => findMessageReport(tx, id));
const inboxOf = async (who: Who) => (await readAs(person(people[who].id), (tx) => listInbox(tx))).items;
const foundBy = async (who: Who) =>
  (await readAs(person(people[who].id), (tx) => searchMessages(tx, { words: ['bonfire'] }))).items;
const threadOf = (who: Who, id: string) => readAs(person(people[who].id), (tx) => findThread(tx, { id }));
const storedNames = () =>
  database.asOwner<{ id: string; details: Buffer }>('select id, details from safeguarding_names');
const storedMessages = async () =>
  (await database.asOwner<{ id: string }>('select id from messages')).map(({ id }) => id);
const realName = () => `Paula Berg (${mother.email})`;

describe('The name of an erased account', () => {
  it('is not kept without a safeguarding record', async () => {
    await send({ from: mother.id, to: people.teacher.id });
    await erase();
    expect([await storedNames(), await storedMessages()]).toEqual([[], []]);
  });

  // @see mails/account-removed.ts, translations removal, translations admin.erase, translations admin.done.erased
  // @see translations admin.merge, translations admin.done.merging
  it('is kept encrypted, and shown in the inbox of the safeguarding office only', async () => {
    const ids = [
      await send({ from: mother.id, to: null, toOffice: 'safeguarding' }),
      await send({ from: people.lead.id, fromOffice: 'safeguarding', to: mother.id }),
    ];
    await erase();
    expect(Buffer.concat((await storedNames()).map(({ details }) => details)).toString('latin1')).not.toContain(
      'Paula',
    );
    expect((await inboxOf('lead')).map(({ otherName }) => otherName)).toEqual([realName(), realName()]);
    expect((await foundBy('lead')).map(({ otherName }) => otherName)).toEqual([realName(), realName()]);
    const [received, sent] = await Promise.all(ids.map((id) => threadOf('lead', id)));
    expect(received?.message).toMatchObject({ other: null, from: { fullName: realName() } });
    expect(sent?.message).toMatchObject({
      other: null,
      from: { office: 'safeguarding' },
      to: { fullName: realName() },
    });
    for (const who of others()) {
      expect([who, await inboxOf(who), await foundBy(who)]).toEqual([who, [], []]);
      for (const id of ids) expect(await threadOf(who, id)).toBeNull();
    }
  });

  it('is not shown in the personal inbox of somebody who handles the record', async () => {
    const [student] = await addStudents(database.asOwner, [{ mentorId: people.lead.id }]);
    await send({ from: mother.id, to: people.lead.id, studentId: student?.id ?? null });
    await send({ from: mother.id, to: null, toOffice: 'safeguarding' });
    await erase();
    expect((await inboxOf('lead')).map(({ otherName, otherOffice }) => [otherName, otherOffice])).toEqual(
      expect.arrayContaining([
        [realName(), null],
        [null, null],
      ]),
    );
  });

  // @see safeguarding 11.3
  it('is shown in a report that names its reporter, and of a party once the report was opened', async () => {
    await report(mother, await send({ from: people.teacher.id, to: mother.id }));
    await erase();
    const [listed] = await reportsOf('lead');
    expect(listed).toMatchObject({ reporterName: realName() });
    const id = listed?.id ?? '';
    expect(await reportOf('lead', id)).toMatchObject({ reporterName: realName(), reporterId: null, message: null });
    await open('lead', id);
    expect(await reportOf('lead', id)).toMatchObject({
      message: { senderName: 'Tom Teacher', receiverName: realName(), body: 'Tell nobody.' },
    });
    for (const who of others()) {
      expect([who, await reportsOf(who)]).toEqual([who, []]);
      expect(await reportOf(who, id)).toBeNull();
    }
  });

  it('of the writer of a reported message is visible in the database only after opening the report', async () => {
    await report(people.teacher, await send({ from: mother.id, to: people.teacher.id }));
    await erase();
    const visible = () =>
      readAs(person(people.lead.id), (tx) => tx.selectFrom('safeguarding_names').select('id').execute());
    expect(await visible()).toEqual([]);
    const [{ id = '' } = {}] = await reportsOf('lead');
    await open('lead', id);
    expect(await visible()).toEqual([{ id: mother.id }]);
    expect((await reportOf('lead', id))?.message).toMatchObject({
      senderName: realName(),
      receiverName: 'Tom Teacher',
    });
  });

  it('is shown to the Director only in a report that is theirs', async () => {
    await report(mother, await send({ from: people.lead.id, to: mother.id }));
    await erase();
    expect(await reportsOf('lead')).toEqual([]);
    expect(await reportsOf('director')).toMatchObject([{ reporterName: realName() }]);
  });

  it('is not shown to an administrator who takes the vacant office, nor to a new holder without a handover', async () => {
    await send({ from: mother.id, to: null, toOffice: 'safeguarding' });
    await report(mother, await send({ from: people.teacher.id, to: mother.id }));
    await erase();
    const identity = await withRecentPassword(database, people.admin);
    const assignAsAdmin = (holder: string | null) =>
      writeAs(identity, (tx) =>
        tx.updateTable('offices').set({ holder_id: holder }).where('id', '=', 'safeguarding').execute(),
      );
    for (const holder of [null, people.admin.id, people.teacher.id]) {
      await assignAsAdmin(holder);
      for (const who of everybody()) {
        expect([who, await inboxOf(who), await reportsOf(who)]).toEqual([who, [], []]);
        expect(
          await readAs(person(people[who].id), (tx) => tx.selectFrom('safeguarding_names').select('id').execute()),
        ).toEqual([]);
      }
    }
  });

  it('is stored once by a form that is sent twice', async () => {
    await send({ from: mother.id, to: null, toOffice: 'safeguarding' });
    const results = await Promise.allSettled([erase(), erase()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { reason: 'unknown account' },
    });
    expect(await storedNames()).toHaveLength(1);
  });

  it('is kept if the message is reported while the account is erased', async () => {
    const id = await send({ from: mother.id, to: people.teacher.id });
    let erased: Promise<unknown> = Promise.resolve();
    await writeAs(person(people.teacher.id), async (tx) => {
      await reportMessage(tx, id, { kind: 'danger', text: '' });
      erased = erase();
      await untilOneWaitsForLock(database);
    });
    await erased;
    expect([await storedMessages(), (await storedNames()).map((row) => row.id)]).toEqual([[id], [mother.id]]);
  });

  it('is kept if the person writes to the safeguarding office while the account is erased', async () => {
    let erased: Promise<unknown> = Promise.resolve();
    await writeAs(person(mother.id), async (tx) => {
      await sendMessage(tx, {
        requestId: randomUUID(),
        receiverId: officeRecipient('safeguarding'),
        subject: 'Bonfire',
        body: 'Tell nobody.',
        studentId: '',
      });
      erased = erase();
      await untilOneWaitsForLock(database);
    });
    await erased;
    expect((await inboxOf('lead')).map(({ otherName }) => otherName)).toEqual([realName()]);
  });

  it('is missing in a record that begins after the erasure', async () => {
    const id = await send({ from: mother.id, to: people['other parent'].id });
    await erase();
    await report(people['other parent'], id);
    const [{ id: reportId = '' } = {}] = await reportsOf('lead');
    await open('lead', reportId);
    expect((await reportOf('lead', reportId))?.message).toMatchObject({ senderName: null, body: 'Tell nobody.' });
    expect(await storedNames()).toEqual([]);
  });

  it('survives a rotation of the keys, also if it was encrypted meanwhile by a server with the former key', async () => {
    await send({ from: mother.id, to: null, toOffice: 'safeguarding' });
    await erase();
    const newest = parseKeys(`2:${Buffer.alloc(32, 8).toString('base64')}`);
    const keys = new Map([...database.keyring.keys, ...newest.keys]);
    const rotated = new Keyring({ source: 'both keys', current: newest.current, keys });
    const second = await makePerson(database, 'parent', { fullName: 'Rita Late' });
    await send({ from: second.id, to: null, toOffice: 'safeguarding' });
    await erase(second);
    const client = await owner.connect();
    try {
      expect(await reencryptAll(client, rotated, () => {})).toMatchObject({ failed: 0, left: 0 });
    } finally {
      client.release();
    }
    const names = (await storedNames()).map(({ id, details }) => formerName(newest, id, details));
    expect(names.sort()).toEqual([realName(), `Rita Late (${second.email})`]);
    // The messages of later tests are encrypted with the first key again.
    await database.asOwner('delete from messages');
  });

  it('is deleted with the last record that names the account', async () => {
    const id = await send({ from: mother.id, to: null, toOffice: 'safeguarding' });
    await erase();
    await deleteShortLived(owner);
    expect(await storedNames()).toHaveLength(1);
    await database.asOwner(`update messages set created_at = now() - interval '25 years 1 day' where id = $1`, [id]);
    await deleteShortLived(owner);
    expect(await storedNames()).toEqual([]);
  });
});

describe('A message that a safeguarding record keeps after an erasure', () => {
  const thread = async (from: TestPerson, to: TestPerson, count: number) => {
    const first = await send({ from: from.id, to: to.id, sentAt: new Date(0) });
    const more = [];
    for (let number = 1; number < count; number++)
      more.push(await send({ from: from.id, to: to.id, threadId: first, sentAt: new Date(number * 60_000) }));
    return [first, ...more];
  };

  // @see safeguarding 11.3
  it('is in no inbox, cannot be reported, and keeps what the report shows of its thread', async () => {
    const ids = await thread(people.teacher, mother, 45);
    const reported = ids[22] ?? '';
    await report(mother, reported);
    const other = await send({ from: mother.id, to: people.teacher.id });
    await erase();
    expect((await storedMessages()).sort()).toEqual(ids.slice(2, 43).sort());
    expect(await storedMessages()).not.toContain(other);
    const [{ id = '' } = {}] = await reportsOf('lead');
    await open('lead', id);
    const found = await reportOf('lead', id);
    expect([found?.thread.earlier.length, found?.thread.later.length]).toEqual([20, 20]);
    expect(new Set(found?.thread.later.map(({ senderName }) => senderName))).toEqual(new Set(['Tom Teacher']));
    expect([await inboxOf('teacher'), await foundBy('teacher')]).toEqual([[], []]);
    expect(await threadOf('teacher', reported)).toBeNull();
    await expect(report(people.teacher, reported)).rejects.toMatchObject({ reason: 'unknown message' });
  });

  it('to another office leaves its inbox, and none of its officers can report it or gets a mail about it', async () => {
    await assign('admissions', 'teacher');
    const id = await send({ from: mother.id, to: null, toOffice: 'admissions' });
    await report(people.teacher, id);
    await database.asOwner('insert into unannounced_messages (person_id, message_id) values ($1, $2)', [
      people.teacher.id,
      id,
    ]);
    await erase();
    expect(await storedMessages()).toEqual([id]);
    expect([await inboxOf('teacher'), await threadOf('teacher', id)]).toEqual([[], null]);
    expect(await readAs(person(people.teacher.id), (tx) => findMessageReportTarget(tx, id))).toBeNull();
    expect(await database.asOwner('select from unannounced_messages')).toEqual([]);
  });

  it('is not handled by its writer, who gets the office afterwards', async () => {
    await report(mother, await send({ from: people.teacher.id, to: mother.id }));
    await erase();
    await assign('safeguarding', 'teacher');
    expect(await reportsOf('teacher')).toEqual([]);
    await assign('safeguarding', 'lead');
    expect(await reportsOf('lead')).toHaveLength(1);
  });

  it('is in a report that is acknowledged and closed afterwards', async () => {
    await report(mother, await send({ from: people.teacher.id, to: mother.id }));
    await erase();
    const [{ id = '' } = {}] = await reportsOf('lead');
    await writeAs(person(people.lead.id), (tx) => acknowledgeMessageReport(tx, id));
    await writeAs(person(people.lead.id), (tx) => closeMessageReport(tx, id, 'Spoke to both'));
    expect(await reportOf('lead', id)).toMatchObject({
      reporterName: realName(),
      isAcknowledged: true,
      closed: { note: 'Spoke to both' },
    });
  });

  it('keeps the name of a duplicate account if it cannot move to the merged account', async () => {
    const [kept, duplicate] = [await makePerson(database, 'mentor'), await makePerson(database, 'mentor')];
    await report(duplicate, await send({ from: kept.id, to: duplicate.id }));
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [duplicate.id]);
    await mergeAccounts(
      { keptId: kept.id, duplicateId: duplicate.id, actorId: people.admin.id },
      owner,
      database.keyring,
    );
    const [{ id = '' } = {}] = await reportsOf('lead');
    await open('lead', id);
    expect(await reportOf('lead', id)).toMatchObject({
      reporterName: kept.fullName,
      message: { senderName: kept.fullName, receiverName: `${duplicate.fullName} (${duplicate.email})` },
    });
  });

  it('follows its other party into a merged account', async () => {
    const [first, second] = [
      await makePerson(database, 'mentor', { fullName: 'First Account' }),
      await makePerson(database, 'mentor', { fullName: 'Second Account' }),
    ];
    await report(mother, await send({ from: first.id, to: mother.id }));
    await erase();
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [first.id]);
    const merge = { keptId: second.id, duplicateId: first.id, actorId: people.admin.id };
    await mergeAccounts(merge, owner, database.keyring);
    const [{ id = '' } = {}] = await reportsOf('lead');
    await open('lead', id);
    expect((await reportOf('lead', id))?.message).toMatchObject({ senderName: 'Second Account', body: 'Tell nobody.' });
    expect(await inboxOf('teacher')).toEqual([]);
  });

  it('keeps its other party from being deleted without a name, too', async () => {
    const other = await makePerson(database, 'mentor');
    await report(mother, await send({ from: other.id, to: mother.id }));
    await erase();
    await expect(database.asOwner(`select delete_accounts(array[$1::uuid], '-infinity')`, [other.id])).rejects.toThrow(
      'a safeguarding record names an account whose name was not kept',
    );
  });
});
