import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languageCodes } from '#content/languages.ts';
import { officeChangedMail, officeChanges } from '#content/mails/office-changed.ts';
import { confidentialOffices, type Office } from '#content/offices.ts';
import { type PersonWriteTx, person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson, withRecentPassword } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { changeRole, reactivateAccount, suspendAccount } from '../accounts/change-account.server.ts';
import { assignOffice } from './assign-office.server.ts';
import { handOverOffice, listOfficeEvents, listOwnTenures, listPossibleHandovers } from './handovers.server.ts';

let database: TestDatabase;
let admin: TestPerson;
let director: TestPerson;
let lead: TestPerson;
let puppet: TestPerson;
let family: TestPerson;
let reported: TestPerson;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  for (const table of ['message_report_openings', 'message_reports', 'messages'])
    await database.asOwner(`delete from ${table}`);
  await database.asOwner('update offices set holder_id = null, deputy_id = null');
  await database.asOwner(`update profiles set suspended_at = now() where suspended_at is null`);
  await database.asOwner('delete from office_tenures');
  await database.asOwner('delete from mails');
  [admin, director, lead, puppet, family, reported] = await Promise.all([
    makePerson(database, 'admin'),
    makePerson(database, 'mentor', { fullName: 'Dora Director' }),
    makePerson(database, 'mentor', { fullName: 'Lena Lead' }),
    makePerson(database, 'mentor', { fullName: 'Pia Puppet' }),
    makePerson(database, 'parent'),
    makePerson(database, 'mentor'),
  ]);
  await database.asOwner(`update offices set holder_id = $1 where id = 'director'`, [director.id]);
  await database.asOwner(`update offices set holder_id = $1 where id = any ($2)`, [
    lead.id,
    ['safeguarding', 'whistleblowing', 'technical'],
  ]);
});

const asPerson = async <Result>(who: TestPerson, work: (tx: PersonWriteTx) => Promise<Result>) =>
  writeAs(await withRecentPassword(database, who), work);
const assign = (
  holder: TestPerson | null,
  { office = 'safeguarding' as Office, deputy = null as TestPerson | null } = {},
) => asPerson(admin, (tx) => assignOffice(tx, office, { holderId: holder?.id ?? null, deputyId: deputy?.id ?? null }));
async function write(office: Office): Promise<string> {
  const id = randomUUID();
  await writeAs(person(family.id), (tx) =>
    sql`insert into messages (id, sender_id, to_office, subject, body) values (${id}, ${family.id}, ${office}, '', '')`.execute(
      tx,
    ),
  );
  return id;
}
const reads = async (who: TestPerson, id: string) =>
  (await readAs(person(who.id), (tx) => sql`select from messages where id = ${id}`.execute(tx))).rows.length === 1;

async function report(): Promise<string> {
  const [message, id] = [randomUUID(), randomUUID()];
  await database.asOwner(
    `insert into messages (id, thread_id, sender_id, receiver_id, subject, body) values ($1, $1, $2, $3, '', '')`,
    [message, reported.id, family.id],
  );
  await writeAs(person(family.id), (tx) => sql`select report_message(${id}, ${message}, '')`.execute(tx));
  return id;
}
const seesReport = async (who: TestPerson, id: string) =>
  (await readAs(person(who.id), (tx) => sql`select from message_reports where id = ${id}`.execute(tx))).rows.length ===
  1;
const opens = async (who: TestPerson, id: string) =>
  writeAs(person(who.id), (tx) =>
    sql<{ done: boolean }>`select open_report(${randomUUID()}, ${id}, '') as done`.execute(tx),
  ).then(({ rows }) => rows[0]?.done);

const possible = (who: TestPerson) => readAs(person(who.id), listPossibleHandovers);
async function handOver(who: TestPerson, office: Office = 'safeguarding'): Promise<boolean> {
  const found = (await possible(who)).find((each) => each.office === office);
  return found ? asPerson(who, (tx) => handOverOffice(tx, found.id)) : false;
}
const mailed = async () => {
  const rows = await database.asOwner<{ person_id: string; reason: string }>(
    `delete from mails where template = 'office-changed' returning person_id, reason`,
  );
  return rows.map(({ person_id, reason }) => `${person_id} ${reason}`).sort();
};
const mailsTo = (people: TestPerson[], reason: string) => people.map(({ id }) => `${id} ${reason}`).sort();

it('The database has the same confidential offices as the content', async () => {
  const rows = await database.asOwner<{ id: Office }>('select id from offices where is_confidential_office(id)');
  expect(rows.map(({ id }) => id).sort()).toEqual([...confidentialOffices].sort());
});

describe('A new holder of a confidential office', () => {
  // @see governance 3.14, mails/office-changed.ts, translations officesPage, translations offices
  it('does not read messages and reports of before, and reads those from then on', async () => {
    const [message, earlier] = [await write('safeguarding'), await report()];
    await assign(puppet);
    expect([await reads(puppet, message), await seesReport(puppet, earlier), await opens(puppet, earlier)]).toEqual([
      false,
      false,
      false,
    ]);
    const [newer, later] = [await write('safeguarding'), await report()];
    expect([await reads(puppet, newer), await seesReport(puppet, later), await opens(puppet, later)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([await reads(lead, message), await seesReport(lead, earlier)]).toEqual([false, false]);
  });

  it('does not read earlier messages as a deputy, while the holder still does', async () => {
    const message = await write('safeguarding');
    await assign(lead, { deputy: puppet });
    expect([await reads(lead, message), await reads(puppet, message)]).toEqual([true, false]);
  });

  it('reads everything of an office that is not confidential', async () => {
    const message = await write('technical');
    await assign(puppet, { office: 'technical' });
    expect(await reads(puppet, message)).toBe(true);
  });

  it('reads again what arrived in an earlier tenure, but not what arrived between the two', async () => {
    const first = await write('safeguarding');
    await assign(puppet);
    const between = await write('safeguarding');
    await assign(lead);
    expect([await reads(lead, first), await reads(lead, between)]).toEqual([true, false]);
  });
});

describe('Administrators of an office without holder and deputy', () => {
  // @see whistleblowing 7.1, whistleblowing 7.2, whistleblowing 7.3
  it('do not read messages of before, neither of a vacated office nor of a suspended holder', async () => {
    const message = await write('safeguarding');
    await assign(null);
    expect([await reads(admin, message), await reads(admin, await write('safeguarding'))]).toEqual([false, true]);
    await assign(lead);
    await asPerson(admin, (tx) => suspendAccount(tx, lead.id));
    expect([await reads(admin, message), await reads(admin, await write('safeguarding'))]).toEqual([false, true]);
  });

  it('keep the holder’s access during a suspension', async () => {
    const message = await write('safeguarding');
    await asPerson(admin, (tx) => suspendAccount(tx, lead.id));
    await writeAs(person(admin.id), (tx) => reactivateAccount(tx, lead.id));
    expect(await reads(lead, message)).toBe(true);
  });
});

describe('Earlier messages and reports', () => {
  // @see mails/office-changed.ts, translations officesPage, translations offices
  it('cannot be handed over by administrators, families, other staff, the new holder or a new Director', async () => {
    await assign(puppet);
    await assign(reported, { office: 'director' });
    // What the former Director hands over of that office does not make the new one's tenure older.
    expect(await handOver(director, 'director')).toBe(true);
    const [tenure] = await database.asOwner<{ id: string }>(
      'select id from office_tenures where person_id = $1 and until is null',
      [puppet.id],
    );
    for (const who of [admin, family, puppet, reported]) {
      expect(await possible(who)).toEqual([]);
      expect(await asPerson(who, (tx) => handOverOffice(tx, tenure?.id ?? ''))).toBe(false);
    }
  });

  it.each([
    ['the former holder', () => lead],
    ['the Director', () => director],
  ])('are handed over once by %s, which is recorded and mailed', async (_, by) => {
    const [message, earlier] = [await write('safeguarding'), await report()];
    await assign(puppet);
    await mailed();
    expect([await handOver(by()), await handOver(by())]).toEqual([true, false]);
    expect([await reads(puppet, message), await seesReport(puppet, earlier)]).toEqual([true, true]);
    expect(await mailed()).toEqual(mailsTo([...new Set([by(), puppet, director])], 'safeguarding:handed-over'));
    const events = await readAs(person(puppet.id), (tx) => listOfficeEvents(tx));
    expect(
      events
        .slice(0, 2)
        .map(({ event, actorName, holderName, receiverName }) => [event, actorName, holderName ?? receiverName]),
    ).toEqual([
      ['office handed over', by().fullName, 'Pia Puppet'],
      ['office assigned', admin.fullName, 'Pia Puppet'],
    ]);
    expect(await readAs(person(puppet.id), (tx) => listOwnTenures(tx))).toMatchObject([
      { office: 'safeguarding', readsEarlier: true },
    ]);
  });

  it('cannot be handed over by a suspended former holder', async () => {
    await assign(puppet);
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [lead.id]);
    expect(await possible(lead)).toEqual([]);
  });

  it('are handed over as far as the former holder could read', async () => {
    const first = await write('safeguarding');
    await assign(puppet);
    const second = await write('safeguarding');
    await assign(reported);
    expect(await handOver(puppet)).toBe(true);
    expect([await reads(reported, first), await reads(reported, second)]).toEqual([false, true]);
  });
});

describe('The mail about a change', () => {
  // @see mails/office-changed.ts, translations officesPage, translations offices
  it('goes to former and new holder, deputy and Director, for confidential offices only', async () => {
    await assign(puppet, { deputy: reported });
    expect(await mailed()).toEqual(mailsTo([lead, puppet, reported, director], 'safeguarding:assigned'));
    await assign(puppet, { deputy: reported });
    await assign(puppet, { office: 'technical' });
    expect(await mailed()).toEqual([]);
  });

  it('is sent when a holder is suspended, reactivated or no longer staff', async () => {
    const both = (reason: string) =>
      [
        ...mailsTo([lead, director], `safeguarding:${reason}`),
        ...mailsTo([lead, director], `whistleblowing:${reason}`),
      ].sort();
    await asPerson(admin, (tx) => suspendAccount(tx, lead.id));
    expect(await mailed()).toEqual(both('suspended'));
    await writeAs(person(admin.id), (tx) => reactivateAccount(tx, lead.id));
    expect(await mailed()).toEqual(both('reactivated'));
    await asPerson(admin, (tx) => changeRole(tx, lead.id, 'parent'));
    expect(await mailed()).toEqual(both('role'));
    await asPerson(admin, (tx) => suspendAccount(tx, puppet.id));
    expect(await mailed()).toEqual([]);
  });

  it.each(languageCodes)('names the office and the change, and no person, in %s', (language) => {
    for (const change of officeChanges) {
      const about = {
        fullName: 'Ada',
        office: 'safeguarding',
        change,
        link: 'https://school.example/x',
        language,
      } as const;
      const { subject, text } = officeChangedMail(about);
      expect(`${subject}${text}`).not.toContain('undefined');
      expect(text).toContain('https://school.example/x');
    }
  });
});

it('The log of an office is read by its holder and deputy, and by administrators', async () => {
  await assign(puppet, { deputy: reported });
  const rows = async (who: TestPerson) => {
    const log = sql`select from audit_log join offices on record_id = subject_id where offices.id = 'safeguarding'`;
    return (await readAs(person(who.id), (tx) => log.execute(tx))).rows.length;
  };
  for (const who of [lead, family, director]) expect(await rows(who)).toBe(0);
  for (const who of [puppet, reported, admin]) expect(await rows(who)).toBeGreaterThan(0);
});
