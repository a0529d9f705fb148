import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EnquiryTopic } from '#content/enquiry-topics.ts';
import type { Office } from '#content/offices.ts';
import { addEnquiry } from '#database/samples/enquiries.ts';
import { addMessages } from '#database/samples/messages.ts';
import { person, readAs, visitor, type WriteTx, writeAs } from '#platform/database.server.ts';
import { parseListQuery } from '#platform/lists.ts';
import { makePerson, type TestPerson, withRecentPassword } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { acknowledgeConcern } from './acknowledge-concern.server.ts';
import { addNote } from './add-entry.server.ts';
import { closeConcern } from './close-concern.server.ts';
import { listConcerns } from './concerns.server.ts';
import { listContactMessages } from './contact-messages.server.ts';
import { contactMessageList } from './contact-messages.ts';
import { findConcern, findEnquiry, listEnquiries } from './enquiries.server.ts';
import { enquiryList } from './enquiries.ts';
import { passOnMessage } from './pass-on-message.server.ts';
import { receiveEnquiry } from './receive-enquiry.server.ts';
import { remindOfSafeguarding } from './remind-of-safeguarding.server.ts';
import { replyToEnquiry } from './reply-to-enquiry.server.ts';
import { listTimeline } from './timeline.server.ts';

const everybody = ['parent', 'mentor', 'former', 'admin', 'complaints', 'director', 'lead', 'deputy'] as const;
type Who = (typeof everybody)[number];
const outsiders = ['parent', 'mentor', 'former', 'admin', 'complaints', 'director'] as const;

let database: TestDatabase;
let pool: pg.Pool;
const people = {} as Record<Who, TestPerson>;
beforeAll(async () => {
  database = await openTestDatabase();
  pool = new pg.Pool({ ...database.owner, max: 2 });
  for (const who of everybody)
    people[who] = await makePerson(database, who === 'parent' || who === 'admin' ? who : 'mentor');
});
afterAll(async () => {
  await pool.end();
  await database.close();
});
beforeEach(async () => {
  await database.asOwner('delete from message_reports');
  await database.asOwner('delete from enquiries');
  await database.asOwner('delete from mails');
  await database.asOwner(`update accounts.people set mail_choices = '{}', quiet_from = null, quiet_until = null`);
  await assign('safeguarding', 'former', null);
  await assign('safeguarding', 'lead', 'deputy');
  await assign('complaints', 'complaints', null);
  await assign('director', 'director', null);
});

const assign = (office: Office, holder: Who | null, deputy: Who | null) =>
  database.asOwner('update offices set holder_id = $2, deputy_id = $3 where id = $1', [
    office,
    holder && people[holder].id,
    deputy && people[deputy].id,
  ]);
/** By an administrator, unlike `assign`. */
const vacate = () =>
  asAdmin((tx) =>
    tx.updateTable('offices').set({ holder_id: null, deputy_id: null }).where('id', '=', 'safeguarding').execute(),
  );
const asAdmin = async (change: (tx: WriteTx) => Promise<unknown>) =>
  writeAs(await withRecentPassword(database, people.admin), change);
const identity = (who: Who) => person(people[who].id);
const add = async (topic: EnquiryTopic = 'safeguarding') =>
  (await addEnquiry(database.asOwner, database.keyring, { topic, receivedAt: new Date() })).id;
const mails = async () =>
  (
    await database.asOwner<{ id: string; template: string }>(
      'select person_id as id, template from mails where person_id is not null',
    )
  )
    .map(({ id, template }) => `${everybody.find((who) => people[who].id === id)}: ${template}`)
    .sort();
const find = (who: Who, id: string) => readAs(identity(who), (tx) => findConcern(tx, id));
const findOther = (who: Who, id: string) => readAs(identity(who), (tx) => findEnquiry(tx, id));
const list = (who: Who, isClosed = false) =>
  readAs(identity(who), (tx) => listConcerns(tx, { isClosed, before: null, size: 51 }));
const listOthers = async (who: Who) =>
  (
    await readAs(identity(who), (tx) =>
      listContactMessages(tx, parseListQuery(contactMessageList, new URLSearchParams())),
    )
  ).items.map(({ id }) => id);
const acknowledge = (who: Who, id: string) => writeAs(identity(who), (tx) => acknowledgeConcern(tx, id));
const note = (who: Who, id: string) =>
  writeAs(identity(who), (tx) => addNote(tx, { enquiryId: id, text: 'Called', requestId: randomUUID() }));
const close = (who: Who, id: string) => writeAs(identity(who), (tx) => closeConcern(tx, { id, note: 'Done' }));
const passOn = (who: Who, id: string, office: Office, revision = 0) =>
  writeAs(identity(who), (tx) => passOnMessage(tx, { enquiryId: id, office, reason: 'It is about a child', revision }));
const reply = (who: Who, id: string) =>
  writeAs(identity(who), (tx) =>
    replyToEnquiry(tx, { enquiryId: id, text: 'Thank you', requestId: randomUUID() }, async ({ enquiryId }) => {
      const mailId = randomUUID();
      await sql`insert into mails (id, enquiry_id, requested_by, template, sealed_secret)
          values (${mailId}, ${enquiryId}, ${people[who].id}, 'enquiry-reply', ''::bytea)`.execute(tx);
      return mailId;
    }),
  );
const timeline = async (who: Who, id: string) =>
  (await readAs(identity(who), (tx) => listTimeline(tx, id))).map(({ kind }) => kind);
const countAs = async (who: Who, query: string) =>
  readAs(identity(who), async (tx) => {
    const { rows } = await sql.raw<{ count: number }>(`select count(*)::int as count from ${query}`).execute(tx);
    return rows[0]?.count;
  });

const sent = { requestId: randomUUID(), name: '', email: '', message: 'A neighbour’s child is afraid to go home.' };
const receive = (more: Partial<typeof sent> & { acknowledge?: '' | 'on' } = {}) => {
  const enquiry = {
    ...sent,
    requestId: randomUUID(),
    acknowledge: '' as const,
    topic: 'safeguarding' as const,
    ...more,
  };
  const source = { language: 'en' as const, network: `2001:db8::${Math.floor(Math.random() * 60_000)}` };
  return writeAs(visitor, (tx) =>
    receiveEnquiry(tx, { enquiry, source }, () => ({
      id: randomUUID(),
      sealedSecret: Buffer.from(''),
    })),
  );
};

describe('A safeguarding concern', () => {
  it.each(outsiders)('does not exist for the %s', async (who) => {
    const id = await add();
    await note('lead', id);
    await reply('lead', id);
    await acknowledge('deputy', id);
    expect(await find(who, id)).toBeNull();
    expect(await findOther(who, id)).toBeNull();
    expect(await list(who)).toEqual([]);
    expect(await timeline(who, id)).toEqual([]);
    expect(await acknowledge(who, id)).toBe(false);
    for (const act of [note, reply, close])
      await expect(act(who, id)).rejects.toMatchObject({ reason: 'unknown enquiry' });
    await expect(passOn(who, id, 'complaints')).rejects.toMatchObject({ reason: 'unknown enquiry' });
    for (const table of ['enquiries', 'enquiry_entries', 'mails', `audit_log where subject_type = 'concern'`])
      expect([table, await countAs(who, table)]).toEqual([table, 0]);
  });

  it.each(outsiders)('cannot be changed by statements of the %s', async (who) => {
    const id = await add();
    await writeAs(identity(who), (tx) => sql`update enquiries set state = 'closed'`.execute(tx));
    const moved = await writeAs(identity(who), (tx) =>
      sql<{ done: boolean }>`select pass_on_contact_message(${id}, 'complaints', 0) as done`.execute(tx),
    );
    expect(moved.rows).toEqual([{ done: false }]);
    expect(await database.asOwner('select state, office from enquiries')).toEqual([
      { state: 'new', office: 'safeguarding' },
    ]);
    const insert = (table: string) =>
      writeAs(identity(who), (tx) =>
        table === 'mails'
          ? sql`insert into mails (id, enquiry_id, requested_by, template)
              values (${randomUUID()}, ${id}, ${people[who].id}, 'enquiry-reply')`.execute(tx)
          : sql`insert into enquiry_entries (id, enquiry_id, kind, author_id, text, request_id)
              values (${randomUUID()}, ${id}, 'note', ${people[who].id}, '', ${randomUUID()})`.execute(tx),
      );
    for (const table of ['mails', 'enquiry_entries']) await expect(insert(table)).rejects.toThrow(/row-level security/);
  });

  it('is read by holder and deputy, and in no other list, even if the holder is an administrator', async () => {
    const id = await add();
    for (const who of ['lead', 'deputy'] as const) {
      expect(await find(who, id)).toMatchObject({ message: 'We would like to hear more.', acknowledged: null });
      expect(await list(who)).toMatchObject([{ id, isAcknowledged: false }]);
      expect(await listOthers(who)).toEqual([]);
    }
    await assign('safeguarding', 'admin', null);
    expect(await list('admin')).toMatchObject([{ id }]);
    expect(await findOther('admin', id)).toBeNull();
    expect(await listOthers('admin')).toEqual([]);
    const query = parseListQuery(enquiryList, new URLSearchParams());
    expect(await readAs(identity('admin'), (tx) => listEnquiries(tx, query))).toMatchObject({
      items: [],
    });
  });

  it('is acknowledged once, by name', async () => {
    const id = await add();
    expect(await acknowledge('deputy', id)).toBe(true);
    expect(await acknowledge('lead', id)).toBe(false);
    expect(await find('lead', id)).toMatchObject({ acknowledged: { by: people.deputy.fullName } });
    expect(await list('lead')).toMatchObject([{ id, isAcknowledged: true }]);
  });

  it('is acknowledged by a reply, and by closing it', async () => {
    const [answered, closed] = [await add(), await add()];
    await reply('lead', answered);
    await close('deputy', closed);
    expect(await find('lead', answered)).toMatchObject({ state: 'contacted', owner: null, acknowledged: {} });
    expect(await find('lead', closed)).toMatchObject({ state: 'closed', acknowledged: {} });
    expect(await list('lead', true)).toMatchObject([{ id: closed }]);
    expect(await timeline('deputy', closed)).toEqual(['note', 'state']);
    await expect(close('lead', closed)).rejects.toMatchObject({ reason: 'closed before' });
  });

  // @see safeguarding 4.3, translations safeguarding.acknowledge, translations admin.safeguarding
  it('falls back to administrators while the office has neither holder nor deputy', async () => {
    await assign('safeguarding', null, null);
    const id = await add();
    expect(await find('admin', id)).toMatchObject({ id });
    expect(await find('mentor', id)).toBeNull();
    await assign('safeguarding', 'lead', null);
    expect(await find('admin', id)).toBeNull();
  });
});

describe('A concern from before a new holder took over', () => {
  it('is read by them only if nobody has acknowledged it', async () => {
    const [waiting, handled] = [await add(), await add()];
    await acknowledge('deputy', handled);
    await assign('safeguarding', 'mentor', null);
    await database.asOwner(`update office_tenures set reads_from = now() + interval '1 second' where until is null`);
    expect(await find('mentor', handled)).toBeNull();
    expect(await find('mentor', waiting)).toMatchObject({ id: waiting });
    await acknowledge('mentor', waiting);
    expect(await find('mentor', waiting)).toMatchObject({ acknowledged: { by: people.mentor.fullName } });
  });

  // @see safeguarding 4.3, translations safeguarding.acknowledge, translations admin.safeguarding
  it('is read and acknowledged by administrators of a vacant office only if nobody has acknowledged it', async () => {
    const [waiting, handled] = [await add(), await add()];
    await acknowledge('deputy', handled);
    await vacate();
    expect([await find('admin', handled), (await list('admin')).map(({ id }) => id)]).toEqual([null, [waiting]]);
    expect([await acknowledge('admin', handled), await acknowledge('admin', waiting)]).toEqual([false, true]);
    expect(await find('admin', waiting)).toMatchObject({ acknowledged: { by: people.admin.fullName } });
    for (const who of ['mentor', 'former', 'director'] as const) expect(await find(who, waiting)).toBeNull();
    await assign('safeguarding', 'mentor', null);
    expect(await find('admin', waiting)).toBeNull();
  });
});

describe('A concern sent by a visitor', () => {
  // @see safeguarding 4.3, translations safeguarding.acknowledge, translations admin.safeguarding
  // @see translations enquiry.lead.safeguarding, translations enquiry.next.safeguarding
  // @see translations enquiry.anonymous, translations enquiry.acknowledge, translations enquiry.keepDraft
  // @see mails/safeguarding-alert.ts
  it('is mailed to holder and deputy at once, whatever they have chosen', async () => {
    await database.asOwner(
      `update accounts.people set mail_choices = '{"messageMails": "off"}', quiet_from = '00:00', quiet_until = '23:59:59'`,
    );
    await receive();
    expect(await mails()).toEqual(['deputy: concern-received', 'lead: concern-received']);
    const [{ late = -1 } = {}] = await database.asOwner<{ late: number }>(
      `select count(*)::int as late from graphile_worker.jobs where run_at > now() and task_identifier = 'send-mail'`,
    );
    expect(late).toBe(0);
  });

  it('is mailed to the administrators without a holder', async () => {
    await assign('safeguarding', null, null);
    await receive();
    expect(await mails()).toEqual(['admin: concern-without-officer']);
  });

  // @see translations enquiry.lead.safeguarding, translations enquiry.next.safeguarding
  // @see translations enquiry.anonymous, translations enquiry.acknowledge, translations enquiry.keepDraft
  it('stores no name, address or digest of somebody who gives none, and sends no acknowledgement', async () => {
    await receive();
    expect(
      await database.asOwner('select name, email, address_digest, office from enquiries where state = $1', ['new']),
    ).toEqual([{ name: null, email: null, address_digest: null, office: 'safeguarding' }]);
    expect(await database.asOwner('select from mails where enquiry_id is not null')).toEqual([]);
    const [{ id = '' } = {}] = await list('lead');
    expect(await find('lead', id)).toMatchObject({ name: '', email: '', message: sent.message });
    await expect(reply('lead', id)).rejects.toMatchObject({ reason: 'no address' });
  });

  it('is acknowledged by mail only on request', async () => {
    const email = 'neighbour@example.org';
    await receive({ email });
    expect(await database.asOwner('select from mails where enquiry_id is not null')).toEqual([]);
    await receive({ email, acknowledge: 'on' });
    expect(await database.asOwner(`select from mails where template = 'enquiry-received'`)).toHaveLength(1);
  });

  it('is the same concern if the form is sent twice, and refused with other content', async () => {
    const requestId = randomUUID();
    const [one, other] = await Promise.all([receive({ requestId }), receive({ requestId })]);
    expect(one).toEqual(other);
    expect(await list('lead')).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    await expect(receive({ requestId, message: 'Something else entirely' })).rejects.toMatchObject({
      reason: 'other content',
    });
  });

  it('is not silenced by a waiting mail that an administrator has queued', async () => {
    const queue = (template: string) =>
      writeAs(identity('admin'), (tx) =>
        sql`insert into mails (id, person_id, requested_by, template)
          values (${randomUUID()}, ${people.lead.id}, ${people.admin.id}, ${template})`.execute(tx),
      );
    await expect(queue('concern-received')).rejects.toThrow(/row-level security/);
    await receive();
    expect(await mails()).toContain('lead: concern-received');
  });
});

describe('A message to the safeguarding office in the Secure Inbox', () => {
  // @see mails/safeguarding-alert.ts
  it('is mailed at once, whatever the officers have chosen, and to the author of it not at all', async () => {
    await database.asOwner(`update accounts.people set mail_choices = '{"messageMails": "off"}'`);
    const send = (who: Who, toOffice: Office) =>
      writeAs(identity(who), (tx) =>
        sql`insert into messages (id, thread_id, sender_id, to_office, subject, body, request_id, content_digest)
          select id, id, ${people[who].id}, ${toOffice}, ''::bytea, ''::bytea, id, ''::bytea
          from (values (${randomUUID()}::uuid)) as new_message (id)`.execute(tx),
      );
    await send('parent', 'complaints');
    expect(await mails()).toEqual([]);
    await send('parent', 'safeguarding');
    expect(await mails()).toEqual(['deputy: safeguarding-message', 'lead: safeguarding-message']);
  });
});

describe('Reminders of what nobody has acknowledged', () => {
  /** Lets hours pass and sends the reminders; returns the new mails. */
  async function remindAfter(hours: number): Promise<string[]> {
    await database.asOwner('update enquiries set office_since = office_since - make_interval(hours => $1)', [hours]);
    await database.asOwner('update message_reports set reported_at = reported_at - make_interval(hours => $1)', [
      hours,
    ]);
    await database.asOwner('delete from mails');
    await Promise.all([remindOfSafeguarding(pool), remindOfSafeguarding(pool)]);
    return mails();
  }
  const officers = ['deputy: safeguarding-reminder', 'lead: safeguarding-reminder'];
  const withDirector = [officers[0], 'director: safeguarding-waiting', officers[1]];
  async function report(from: Who, office: Office): Promise<void> {
    const message = { from: people[from].id, to: people.parent.id, subject: 'Tonight', body: 'Tell nobody.' };
    const [messageId] = await addMessages(database.asOwner, database.keyring, [message]);
    await database.asOwner(
      `insert into message_reports (id, message_id, reporter_id, office, reason) values ($1, $2, $3, $4, '')`,
      [randomUUID(), messageId, people.parent.id, office],
    );
  }

  // @see safeguarding 4.3, translations safeguarding.acknowledge, translations admin.safeguarding
  it('go to holder and deputy after 2, 8 and 24 hours, once each, and then to the Director', async () => {
    await add();
    expect(await remindAfter(0)).toEqual([]);
    expect(await remindAfter(2)).toEqual(officers);
    expect(await remindAfter(1)).toEqual([]);
    expect(await remindAfter(5)).toEqual(officers);
    expect(await remindAfter(16)).toEqual(withDirector);
    expect(await remindAfter(100)).toEqual([]);
  });

  it('are one mail each for several concerns and reports', async () => {
    await add();
    await add();
    await report('mentor', 'safeguarding');
    expect(await remindAfter(24)).toEqual(withDirector);
  });

  it('end when somebody acknowledges the concern or report, or closes it', async () => {
    await acknowledge('lead', await add());
    await close('lead', await add());
    await report('mentor', 'safeguarding');
    const [{ id = '' } = {}] = await database.asOwner<{ id: string }>('select id from message_reports');
    const acknowledgeReport = (who: Who) =>
      writeAs(identity(who), async (tx) => {
        const { rows } = await sql<{ done: boolean }>`select acknowledge_report(${id}) as done`.execute(tx);
        return rows[0]?.done;
      });
    for (const who of outsiders) expect(await acknowledgeReport(who)).toBe(false);
    expect(await acknowledgeReport('deputy')).toBe(true);
    expect(await acknowledgeReport('lead')).toBe(false);
    expect(await remindAfter(30)).toEqual([]);
  });

  it('of a report against the safeguarding lead go to the Director only', async () => {
    await report('lead', 'director');
    expect(await remindAfter(24)).toEqual(['director: safeguarding-reminder']);
  });

  it('never go to the writer of the reported message', async () => {
    await report('director', 'safeguarding');
    expect(await remindAfter(24)).toEqual(officers);
  });

  it('go to administrators while nobody holds the offices', async () => {
    await assign('safeguarding', null, null);
    await assign('director', null, null);
    await add();
    expect(await remindAfter(2)).toEqual(['admin: concern-without-officer']);
    expect(await remindAfter(22)).toEqual(['admin: concern-without-officer', 'admin: safeguarding-waiting']);
  });
});

describe('When the safeguarding office loses its last holder', () => {
  const alerts = async () => (await mails()).filter((mail) => !mail.endsWith('office-changed'));
  const suspend = (who: Who, isSuspended = true) =>
    asAdmin((tx) =>
      sql`select ${sql.ref(isSuspended ? 'accounts.suspend' : 'accounts.reactivate')}(${people[who].id})`.execute(tx),
    );

  // @see mails/safeguarding-alert.ts
  it('the Director is mailed at once of an open concern, and administrators of one that nobody has acknowledged', async () => {
    await add();
    await vacate();
    expect(await alerts()).toEqual(['admin: concern-without-officer', 'director: safeguarding-vacant']);
  });

  it('only the Director is mailed of an acknowledged concern, and nobody of a closed one', async () => {
    await close('lead', await add());
    await suspend('lead');
    await suspend('deputy');
    expect(await alerts()).toEqual([]);
    await suspend('lead', false);
    await acknowledge('lead', await add());
    await database.asOwner('delete from mails');
    await suspend('lead');
    expect(await alerts()).toEqual(['director: safeguarding-vacant']);
    for (const who of ['lead', 'deputy'] as const) await suspend(who, false);
  });

  it('nobody is mailed while the deputy is active, or when another administrator is appointed', async () => {
    await add();
    await suspend('lead');
    expect(await alerts()).toEqual([]);
    await suspend('lead', false);
    await vacate();
    await database.asOwner('delete from mails');
    const other = await makePerson(database, 'mentor');
    await asAdmin((tx) => sql`select accounts.change_role(${other.id}, 'admin')`.execute(tx));
    expect(await alerts()).toEqual([]);
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [other.id]);
  });
});

describe('A message on another topic', () => {
  // @see translations enquiry.next, translations enquiry.lead, translations enquiry.sent
  it('belongs to its office, whose former holder and administrators no longer see it', async () => {
    const id = await add('complaint');
    expect(await listOthers('complaints')).toEqual([id]);
    for (const who of ['admin', 'lead', 'parent', 'mentor'] as const) expect(await findOther(who, id)).toBeNull();
    await assign('complaints', 'mentor', null);
    expect(await listOthers('complaints')).toEqual([]);
    expect(await listOthers('mentor')).toEqual([id]);
    await assign('complaints', null, null);
    expect(await listOthers('admin')).toEqual([id]);
  });

  it('to Admissions is seen by its officers and by administrators', async () => {
    await assign('admissions', 'mentor', null);
    const id = await add('cancellation');
    expect(await listOthers('mentor')).toEqual([id]);
    expect(await listOthers('admin')).toEqual([id]);
    expect(await listOthers('complaints')).toEqual([]);
  });

  it('is passed on to the safeguarding office, and is then a concern only', async () => {
    const id = await add('other');
    await note('admin', id);
    await passOn('admin', id, 'safeguarding');
    expect(await mails()).toEqual(['deputy: concern-received', 'lead: concern-received']);
    expect(await findOther('admin', id)).toBeNull();
    expect(await listOthers('admin')).toEqual([]);
    expect(await find('lead', id)).toMatchObject({ topic: 'other', acknowledged: null, keptUntil: null });
    expect(await timeline('lead', id)).toEqual(['note', 'transfer']);
    expect(await countAs('admin', `audit_log where act = 'enquiry passed on'`)).toBe(0);
    expect(await database.asOwner(`select details from audit_log where act = 'enquiry passed on'`)).toEqual([
      { details: { from: null, to: 'safeguarding' } },
    ]);
  });

  it('is passed on from an enquiry about a consultation, with its date and owner removed', async () => {
    const { id } = await addEnquiry(database.asOwner, database.keyring, {
      consultationOn: '2026-12-01',
      ownerId: people.admin.id,
    });
    await passOn('admin', id, 'complaints');
    expect(await findOther('complaints', id)).toMatchObject({ state: 'new', consultationOn: null, owner: null });
    expect(await listOthers('complaints')).toEqual([id]);
    expect(await countAs('admin', 'enquiries')).toBe(0);
  });

  it('is not passed on to the office that has it, twice, or by somebody whose page is outdated', async () => {
    const id = await add('complaint');
    await expect(passOn('complaints', id, 'complaints')).rejects.toMatchObject({ reason: 'changed meanwhile' });
    await expect(passOn('complaints', id, 'data-protection', 7)).rejects.toMatchObject({ reason: 'changed meanwhile' });
    await passOn('complaints', id, 'data-protection');
    await expect(passOn('complaints', id, 'data-protection')).rejects.toMatchObject({ reason: 'unknown enquiry' });
    expect(await database.asOwner('select from enquiry_entries')).toHaveLength(1);
  });

  // @see translations enquiry.next, translations enquiry.lead, translations enquiry.sent, mails/office-message.ts
  it('is mailed to its office by each officer’s own choice', async () => {
    const receiveOther = () => {
      const enquiry = {
        ...sent,
        requestId: randomUUID(),
        name: 'Ada',
        email: 'ada@example.org',
        topic: 'complaint' as const,
      };
      const source = { language: 'en' as const, network: randomUUID() };
      return writeAs(visitor, (tx) =>
        receiveEnquiry(tx, { enquiry, source }, () => ({
          id: randomUUID(),
          sealedSecret: Buffer.from(''),
        })),
      );
    };
    await database.asOwner(`update accounts.people set mail_choices = '{"messageMails": "off"}' where id = $1`, [
      people.complaints.id,
    ]);
    await receiveOther();
    expect(await mails()).toEqual([]);
    await database.asOwner(`update accounts.people set mail_choices = '{"messageMails": "daily"}' where id = $1`, [
      people.complaints.id,
    ]);
    await receiveOther();
    await receiveOther();
    expect(await mails()).toEqual(['complaints: new-office-messages']);
    await assign('complaints', null, null);
    await database.asOwner('delete from mails');
    await receiveOther();
    expect(await mails()).toEqual(['admin: new-office-messages']);
  });
});
