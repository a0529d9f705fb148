import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addMails } from './samples/mails.ts';

// PostgreSQL and queue functions that the web role may not use with any identity.

let database: TestDatabase;
let personId: string;
let web: pg.Client;

beforeAll(async () => {
  database = await openTestDatabase();
  personId = (await makePerson(database, 'parent')).id;
});
afterAll(() => database.close());
beforeEach(async () => {
  web = new pg.Client(database.web);
  await web.connect();
});
afterEach(() => web.end());

describe('The queue', () => {
  const add = (task: string | null, payload: string) =>
    web.query('select add_job($1, $2::json)', [task, payload]).then(
      () => 'done',
      (error: pg.DatabaseError) => error.code,
    );

  test.each(['delete-short-lived', 'apply-retention', 'unlock-tasks', 'send-mail ', 'SEND-MAIL', 'other', '', null])(
    'rejects a task with the name %j',
    async (task) => {
      const mail = await addMail('waiting');
      expect(await add(task, JSON.stringify({ mailId: mail }))).toBe('42501');
    },
  );

  test.each<[string, (mail: string) => unknown]>([
    ['an unknown mail', () => ({ mailId: randomUUID() })],
    ['no mail id', () => ({})],
    ['a malformed id', () => ({ mailId: 'x' })],
    ['an id in capitals', (mail) => ({ mailId: mail.toUpperCase() })],
    ['two ids', (mail) => ({ mailId: [mail, mail] })],
    ['a list', (mail) => [mail]],
    ['a text', (mail) => mail],
    ['no value', () => null],
  ])('rejects a payload with %s', async (_, payload) => {
    expect(await add('send-mail', JSON.stringify(payload(await addMail('waiting'))))).toBe('42501');
  });

  test('rejects a task for a mail that was sent', async () => {
    expect(await add('send-mail', JSON.stringify({ mailId: await addMail('sent') }))).toBe('42501');
  });

  test('stores one task per mail, with nothing but its id', async () => {
    const mail = await addMail('waiting');
    for (let times = 0; times < 3; times++)
      expect(await add('send-mail', JSON.stringify({ mailId: mail, more: 'x'.repeat(1_000) }))).toBe('done');
    const jobs = await database.asOwner('select payload from graphile_worker._private_jobs where key = $1', [
      `send-mail:${mail}`,
    ]);
    expect(jobs).toEqual([{ payload: { mailId: mail } }]);
  });

  test('rejects a list with a sent, unknown or repeated mail, and adds each mail of a valid list once', async () => {
    const addAll = (mails: (string | null)[] | null) =>
      web.query('select add_mail_jobs($1::uuid[])', [mails]).then(
        () => 'done',
        (error: pg.DatabaseError) => error.code,
      );
    const [one, other, sent] = [await addMail('waiting'), await addMail('waiting'), await addMail('sent')];
    for (const mails of [[one, sent], [one, randomUUID()], [one, one], [one, null], null])
      expect(await addAll(mails)).toBe('42501');
    const jobsOf = () =>
      database.asOwner('select payload from graphile_worker._private_jobs where key = any ($1)', [
        [one, other].map((mail) => `send-mail:${mail}`),
      ]);
    expect(await jobsOf()).toEqual([]);
    for (let times = 0; times < 2; times++) expect(await addAll([one, other])).toBe('done');
    expect(await jobsOf()).toHaveLength(2);
    expect(await addAll([])).toBe('done');
  });
});

async function addMail(state: 'waiting' | 'sent'): Promise<string> {
  const [id = ''] = await addMails(database.asOwner, [{ personId, template: 'invitation', state }]);
  return id;
}

describe('The web role', () => {
  test.each([
    ['create a temporary table', 'create temporary table mine (id int)'],
    ['create a temporary table from a query', 'select 1 as one into temporary mine'],
    ['create a temporary view', 'create temporary view mine as select 1'],
    ['create a temporary function', `create function pg_temp.mine() returns int language sql return 1`],
    ['create a temporary type', 'create type pg_temp.uuid as (id int)'],
    ['create a temporary sequence', 'create temporary sequence mine'],
    ['create a large object', 'select lo_create(0)'],
    ['create a large object by the old function', 'select lo_creat(-1)'],
    ['store bytes in a large object', `select lo_from_bytea(0, '\\x00')`],
    ['write to a large object', `select lo_put(1, 0, '\\x00')`],
    ['open a large object', 'select lo_open(1, 131072)'],
    ['import a file', `select lo_import('/etc/hostname')`],
    ['export a file', `select lo_export(1, '/tmp/exported')`],
    ['read a file', `select pg_read_file('PG_VERSION')`],
    ['copy from a file', `copy messages from '/etc/hostname'`],
    ['run a program', `copy (select 1) to program 'true'`],
    ['end other connections', 'select pg_terminate_backend(pid) from pg_stat_activity where usename = session_user'],
    ['cancel other statements', 'select pg_cancel_backend(pid) from pg_stat_activity where usename = session_user'],
    ['send a notification by function', `select pg_notify('live', 'session:1')`],
    ['send a notification by the product’s function', `select notify_instances('session:1')`],
    ['take the advisory lock of a start', 'select pg_advisory_lock(7240118)'],
    ['write to the write-ahead log', `select pg_logical_emit_message(false, 'x', 'y')`],
    ['make a function run as its owner', `alter function is_admin() security definer`],
    ['replace a function', `create or replace function public.is_admin() returns boolean language sql return true`],
    ['change the settings of a role', `alter role app_web set app.identity = 'x'`],
    ['grant privileges', 'grant select on accounts.people to app_web'],
  ])('cannot %s', async (_, statement) => {
    await expect(web.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test.each(['postgres', 'template1'])('cannot connect to the database %s', async (name) => {
    const client = new pg.Client({ ...database.web, database: name });
    await expect(client.connect()).rejects.toMatchObject({ code: '42501' });
  });
});
