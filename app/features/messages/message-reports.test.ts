import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMessages, type SampleMessage } from '#database/samples/messages.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { closeMessageReport, openMessageReport } from './handle-report.server.ts';
import {
  canReadAsReported,
  findMessageReport,
  findMessageReportTarget,
  listMessageReports,
  seesReports,
} from './message-reports.server.ts';
import { reportMessage } from './report-message.server.ts';

let database: TestDatabase;
let people: Record<'mother' | 'father' | 'teacher' | 'lead' | 'deputy' | 'director' | 'admin', TestPerson>;
beforeAll(async () => {
  database = await openTestDatabase();
  people = {
    mother: await makePerson(database, 'parent'),
    father: await makePerson(database, 'parent'),
    teacher: await makePerson(database, 'mentor'),
    lead: await makePerson(database, 'mentor'),
    deputy: await makePerson(database, 'mentor'),
    director: await makePerson(database, 'mentor'),
    admin: await makePerson(database, 'admin'),
  };
});
afterAll(() => database.close());

type Who = keyof typeof people;

let messageId: string;
beforeEach(async () => {
  await database.asOwner(`delete from message_reports`);
  await database.asOwner(`delete from mails`);
  await assign('safeguarding', people.lead.id, people.deputy.id);
  await assign('director', people.director.id, null);
  messageId = await send('teacher', 'mother');
});

const assign = (office: string, holder: string | null, deputy: string | null) =>
  database.asOwner('update offices set holder_id = $2, deputy_id = $3 where id = $1', [office, holder, deputy]);
const send = async (from: Who, to: Who, more: Partial<SampleMessage> = {}) => {
  const message = { from: people[from].id, to: people[to].id, subject: 'Tonight', body: 'Tell nobody.', ...more };
  const [id = ''] = await addMessages(database.asOwner, database.keyring, [message]);
  return id;
};
const report = (who: Who, id = messageId) =>
  writeAs(person(people[who].id), (tx) => reportMessage(tx, id, { kind: 'danger', text: 'My son is afraid.' }));
const open = (who: Who, id: string) =>
  writeAs(person(people[who].id), (tx) => openMessageReport(tx, id, 'To decide what to do'));
const close = (who: Who, id: string) =>
  writeAs(person(people[who].id), (tx) => closeMessageReport(tx, id, 'Talked to the family'));
const list = async (who: Who, isClosed = false) =>
  await readAs(person(people[who].id), (tx) => listMessageReports(tx, { isClosed, before: null, size: 51 }));
const find = (who: Who, id: string) => readAs(person(people[who].id), (tx) => findMessageReport(tx, id));
const sees = (who: Who) => readAs(person(people[who].id), seesReports);
const reportId = async () => (await database.asOwner<{ id: string }>('select id from message_reports'))[0]?.id ?? '';
const mails = async () =>
  (
    await database.asOwner<{ id: string; template: string }>(
      'select person_id as id, template from mails order by template',
    )
  ).map(({ id, template }) => [Object.keys(people).find((who) => people[who as Who].id === id), template]);

describe('A report', () => {
  it.each(['teacher', 'father', 'lead', 'admin'] as const)(
    'is refused to the %s, who did not receive the message',
    async (who) => {
      await expect(report(who)).rejects.toMatchObject({ reason: 'unknown message' });
      await expect(report(who, randomUUID())).rejects.toMatchObject({ reason: 'unknown message' });
      expect(await readAs(person(people[who].id), (tx) => findMessageReportTarget(tx, messageId))).toBeNull();
      expect(await mails()).toEqual([]);
    },
  );

  // @see mails/message-reported.ts
  it('is refused a second time, and notifies the office once', async () => {
    await report('mother');
    await expect(report('mother')).rejects.toMatchObject({ reason: 'reported before' });
    expect(await list('lead')).toHaveLength(1);
    expect(await mails()).toEqual(
      expect.arrayContaining([
        ['lead', 'message-reported'],
        ['deputy', 'message-reported'],
      ]),
    );
    expect(await mails()).toHaveLength(2);
    expect(await readAs(person(people.mother.id), (tx) => findMessageReportTarget(tx, messageId))).toEqual({
      office: 'safeguarding',
      wasReported: true,
    });
  });

  it('sends each officer one mail while an earlier one is waiting, and another one after it', async () => {
    await report('mother');
    await report('mother', await send('teacher', 'mother'));
    expect(await mails()).toHaveLength(2);
    await database.asOwner(`update mails set state = 'sent', finished_at = now()`);
    await report('mother', await send('teacher', 'mother'));
    expect(await mails()).toHaveLength(4);
    expect(await list('lead')).toHaveLength(3);
  });

  it('is stored encrypted, with an audit row without its text', async () => {
    await report('mother');
    const [stored] = await database.asOwner<{ reason: Buffer }>('select reason from message_reports');
    expect(stored?.reason.toString('latin1')).not.toContain('afraid');
    const events = await database.asOwner(`select actor_id, act, details from audit_log where subject_id = $1`, [
      await reportId(),
    ]);
    expect(events).toEqual([{ actor_id: people.mother.id, act: 'message reported', details: {} }]);
  });

  // @see privacy-policy 5.3, it-security 7.4, it-security 7.7, safeguarding 4.2, translations messageReport
  // @see translations safeguarding, translations message.report
  it('is hidden from everybody outside the office, including sender, administrators and the reporter’s family', async () => {
    await report('mother');
    for (const who of ['mother', 'father', 'teacher', 'director', 'admin'] as const) {
      expect([who, await sees(who), await list(who), await find(who, await reportId())]).toEqual([
        who,
        false,
        [],
        null,
      ]);
      const { rows } = await readAs(person(people[who].id), (tx) =>
        sql`select from audit_log where subject_type = 'message report'`.execute(tx),
      );
      expect(rows).toEqual([]);
    }
  });

  // @see privacy-policy 5.3, it-security 7.4, it-security 7.7, safeguarding 4.2, translations messageReport
  // @see translations safeguarding, translations message.report
  it('is sent to the director if the holder or deputy wrote the message', async () => {
    for (const sender of ['lead', 'deputy'] as const) {
      await database.asOwner('delete from message_reports');
      await database.asOwner('delete from mails');
      await report('mother', await send(sender, 'mother'));
      expect(await list('lead')).toEqual([]);
      expect(await list('deputy')).toEqual([]);
      expect(await list('director')).toMatchObject([{ office: 'director', kind: 'danger' }]);
      expect(await mails()).toEqual([['director', 'message-reported']]);
    }
  });

  it('stays hidden from a later holder who wrote the message', async () => {
    await report('mother');
    await assign('safeguarding', people.teacher.id, people.deputy.id);
    expect(await list('teacher')).toEqual([]);
    expect(await list('lead')).toEqual([]);
    expect(await list('deputy')).toHaveLength(1);
  });

  // @see mails/message-reported.ts
  it('waits while the office has no holder, and notifies administrators to assign one', async () => {
    await assign('safeguarding', null, null);
    await report('mother');
    expect(await mails()).toEqual([['admin', 'report-without-officer']]);
    // Administrators can open the page, which then shows safeguarding concerns, but no reports.
    expect([await sees('admin'), await list('admin')]).toEqual([true, []]);
    await assign('safeguarding', people.lead.id, null);
    expect(await list('lead')).toHaveLength(1);
  });
});

describe('A reported message', () => {
  beforeEach(() => report('mother'));

  // @see privacy-policy 5.3, it-security 7.4, it-security 7.7, safeguarding 4.2, translations messageReport
  // @see translations safeguarding, translations message.report
  it('can be read for an hour, only by a person who handles the report and has given a reason', async () => {
    const id = await reportId();
    for (const who of ['mother', 'teacher', 'director', 'admin'] as const)
      await expect(open(who, id)).rejects.toMatchObject({ reason: 'unknown report' });
    expect(await find('lead', id)).toMatchObject({ text: 'My son is afraid.', message: null, openings: [] });
    await open('lead', id);
    expect(await find('lead', id)).toMatchObject({
      message: { subject: 'Tonight', body: 'Tell nobody.' },
      openings: [{ reason: 'To decide what to do' }],
    });
    expect((await find('deputy', id))?.message).toBeNull();
    await database.asOwner(`update message_report_openings set opened_at = now() - interval '61 minutes'`);
    expect((await find('lead', id))?.message).toBeNull();
  });

  it('is not among the messages of the person who opened it', async () => {
    await open('lead', await reportId());
    const { rows } = await readAs(person(people.lead.id), (tx) =>
      sql`select from messages where id = ${messageId}`.execute(tx),
    );
    expect(rows).toEqual([]);
  });

  // @see privacy-policy 5.3, it-security 7.4, it-security 7.7, safeguarding 4.2, translations messageReport
  // @see translations safeguarding, translations message.report
  it('shows its files only to the person who opened it', async () => {
    await database.asOwner(
      `insert into files (id, owner_id, sealed_owner_id, message_id, position, details) values ($1, $2, $2, $3, 0, '\\x00')`,
      [randomUUID(), people.teacher.id, messageId],
    );
    const files = (who: Who) =>
      readAs(person(people[who].id), async (tx) => [
        (await sql`select from files where message_id = ${messageId}`.execute(tx)).rows.length,
        await canReadAsReported(tx, messageId),
      ]);
    expect(await files('lead')).toEqual([0, false]);
    await open('lead', await reportId());
    expect([await files('lead'), await files('deputy'), await files('admin')]).toEqual([
      [1, true],
      [0, false],
      [0, false],
    ]);
  });

  // @see privacy-policy 5.3, it-security 7.4, it-security 7.7, safeguarding 4.2, translations messageReport
  // @see translations safeguarding, translations message.report
  it('is shown with its thread, but without other threads of the two people', async () => {
    const other = await send('teacher', 'mother', { body: 'Another thread.' });
    const sentAt = new Date(Date.now() + 60_000);
    const reply = await send('mother', 'teacher', { body: 'Why?', sentAt, threadId: messageId });
    const id = await reportId();
    expect(await find('lead', id)).toMatchObject({ message: null, thread: { earlier: [], later: [] } });
    await open('lead', id);
    expect((await find('lead', id))?.thread).toMatchObject({ earlier: [], later: [{ id: reply, body: 'Why?' }] });
    const reads = (who: Who, message: string) => readAs(person(people[who].id), (tx) => canReadAsReported(tx, message));
    expect([await reads('lead', reply), await reads('lead', other), await reads('deputy', reply)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  // @see privacy-policy 5.3, it-security 7.4, it-security 7.7, safeguarding 4.2, translations messageReport
  // @see translations safeguarding, translations message.report
  it('is shown with 20 messages before and after it', async () => {
    const near = (minutes: number) => ({ sentAt: new Date(Date.now() + minutes * 60_000), threadId: messageId });
    const messages = [-1, 1].flatMap((side) =>
      Array.from({ length: 21 }, (_, index) => ({
        from: people.mother.id,
        to: people.teacher.id,
        body: `${side * (index + 1)}`,
        ...near(side * (index + 1)),
      })),
    );
    await addMessages(database.asOwner, database.keyring, messages);
    const id = await reportId();
    await open('lead', id);
    const { earlier = [], later = [] } = (await find('lead', id))?.thread ?? {};
    expect([earlier.length, earlier[0]?.body, later.length, later.at(-1)?.body]).toEqual([20, '-20', 20, '20']);
  });

  it('cannot be read by a person who no longer holds the office', async () => {
    const id = await reportId();
    await open('lead', id);
    await assign('safeguarding', people.deputy.id, null);
    expect(await find('lead', id)).toBeNull();
    expect(await readAs(person(people.lead.id), (tx) => canReadAsReported(tx, messageId))).toBe(false);
  });

  // @see privacy-policy 5.3, it-security 7.4, it-security 7.7, safeguarding 4.2, translations messageReport
  // @see translations safeguarding, translations message.report
  it('cannot be deleted', async () => {
    await expect(database.asOwner('delete from messages where id = $1', [messageId])).rejects.toMatchObject({
      code: '23503',
    });
  });

  it('has a report that is closed once, with a note, by a person who handles it', async () => {
    const id = await reportId();
    for (const who of ['mother', 'teacher', 'admin'] as const)
      await expect(close(who, id)).rejects.toMatchObject({ reason: 'closed before' });
    await close('deputy', id);
    await expect(close('lead', id)).rejects.toMatchObject({ reason: 'closed before' });
    expect(await list('lead')).toEqual([]);
    expect(await list('lead', true)).toHaveLength(1);
    expect(await find('lead', id)).toMatchObject({ closed: { note: 'Talked to the family' } });
    const acts = await database.asOwner<{ act: string }>(
      'select act from audit_log where subject_id = $1 order by id',
      [id],
    );
    expect(acts.map(({ act }) => act)).toEqual(['message reported', 'message report closed']);
  });
});
