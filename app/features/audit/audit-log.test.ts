import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { figures } from '#content/legal/figures.ts';
import { applyRetention } from '#jobs/apply-retention.ts';
import { person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import { parseListQuery } from '#platform/lists.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { recordAuditEvent } from './audit.server.ts';
import { auditEvents, auditList, storedText } from './audit.ts';
import { readAuditLog } from './audit-rows.server.ts';
import { sealAuditLog } from './seal-audit-log.server.ts';
import { type ChainHead, verifyAuditLog } from './verify-audit-log.server.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await openTestDatabase();
  pool = new pg.Pool({ ...database.owner, max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.close();
});
beforeEach(async () => {
  await asAttacker('truncate audit_log');
  await database.asOwner('delete from audit_chain_starts');
});

/** Runs a statement without triggers, which the owner of the database can disable. */
async function asAttacker(statement: string): Promise<void> {
  await database.asOwner('alter table audit_log disable trigger user');
  await database.asOwner(statement);
  await database.asOwner('alter table audit_log enable trigger user');
}

/** @param ages in days */
async function write(act: string, ages: number[] = [0]): Promise<void> {
  await database.asOwner(
    `insert into audit_log (act, subject_type, subject_id, details, happened_at)
     select $1, 'account', gen_random_uuid(), '{"changed": ["role"]}', now() - make_interval(days => age)
     from unnest($2::int[]) as age`,
    [act, ages],
  );
}

async function verify(recorded: ChainHead[] = []) {
  const client = await pool.connect();
  try {
    return await verifyAuditLog(client, recorded);
  } finally {
    client.release();
  }
}

const faults = async (recorded?: ChainHead[]) => (await verify(recorded)).faults;

describe('A row of the audit log', () => {
  // @see it-security 7.3
  it.each([
    ['changed', `update audit_log set details = '{}'`],
    ['given another hash', `update audit_log set hash = '\\x00'`],
    ['deleted', 'delete from audit_log'],
    ['removed with all others', 'truncate audit_log'],
  ])('cannot be %s, not even by the owner of the database', async (_, statement) => {
    await write('account created');
    await sealAuditLog(pool);
    await expect(database.asOwner(statement)).rejects.toMatchObject({ code: '42501' });
    expect(await verify()).toMatchObject({ rows: 1, faults: [] });
  });

  it('cannot be changed or deleted even before it is in a chain', async () => {
    await write('signed in', [1_000]);
    await expect(database.asOwner('delete from audit_log')).rejects.toMatchObject({ code: '42501' });
    await expect(
      database.asOwner(`update audit_log set act = 'signed out', number = 1, hash = ''`),
    ).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('is added to the chain of security events if it is a security event', async () => {
    const events = Object.values(auditEvents).flat();
    for (const event of events) await write(event);
    const rows = await database.asOwner<{ act: string }>(`select act from audit_log where chain = 'security'`);
    expect(rows.map(({ act }) => act).sort()).toEqual([...auditEvents.security].sort());
  });
});

it('An event recorded in a person’s transaction names that person as its actor', async () => {
  const { id } = await makePerson(database, 'mentor');
  const subject = { type: 'account', id } as const;
  await writeAs(person(id), (tx) => recordAuditEvent(tx, { event: 'list exported', subject }));
  const visitorEvent = writeAs(visitor, (tx) => recordAuditEvent(tx, { event: 'list exported', subject }));
  await expect(visitorEvent).rejects.toMatchObject({ code: '42501' });
  expect(await database.asOwner('select actor_id, act from audit_log')).toEqual([
    { actor_id: id, act: 'list exported' },
  ]);
});

it('A search in the log uses six distinct words', async () => {
  const [admin, mentor] = [
    await makePerson(database, 'admin'),
    await makePerson(database, 'mentor', { fullName: 'Bo Rae' }),
  ];
  await database.asOwner(
    `insert into audit_log (actor_id, act, subject_type, subject_id) values ($1, 'account created', 'account', $2)`,
    [admin.id, mentor.id],
  );
  const countOf = async (search: string) =>
    (
      await readAs(person(admin.id), (tx) =>
        readAuditLog(tx, parseListQuery(auditList, new URLSearchParams({ search }))),
      )
    ).count;
  expect(await countOf('rae RAE bo b o r a unknown')).toBe(1);
  expect(await countOf('bo unknown')).toBe(0);
});

describe('The details of an event', () => {
  it('show names for the stored ids of people, and other values unchanged', async () => {
    const [admin, holder] = [await makePerson(database, 'admin'), await makePerson(database, 'mentor')];
    const former = randomUUID();
    const details = { office: 'technical', holderId: holder.id, formerHolderId: former, deputyId: null, rights: [] };
    await database.asOwner(
      `insert into audit_log (actor_id, act, subject_type, details) values ($1, 'office assigned', 'office', $2)`,
      [admin.id, details],
    );
    const query = parseListQuery(auditList, new URLSearchParams({ person: admin.id }));
    const { items } = await readAs(person(admin.id), (tx) => readAuditLog(tx, query));
    const shown = items[0]?.details.toSorted((one, other) => one.key.localeCompare(other.key));
    expect(shown).toEqual([
      { key: 'formerHolderId', values: [{ text: former, isName: false }] },
      { key: 'holderId', values: [{ text: holder.fullName, isName: true }] },
      { key: 'office', values: [{ text: 'technical', isName: false }] },
      { key: 'rights', values: [] },
    ]);
  });

  it('are exported as they are stored', () => {
    const values = ['fullName', 'currentLevel'].map((text) => ({ text, isName: false }));
    expect(storedText({ key: 'changed', values })).toBe('changed: fullName, currentLevel');
  });
});

describe('The chains of the audit log', () => {
  it('contain every row once, even if two instances add rows at the same time', async () => {
    await write('account created', [3, 2, 1]);
    await write('signed in', [3, 2]);
    expect((await verify()).waiting).toMatchObject({ count: 5 });
    await Promise.all([sealAuditLog(pool), sealAuditLog(pool)]);
    await write('account created');
    await sealAuditLog(pool);
    const { heads, ...rest } = await verify();
    expect(rest).toEqual({ rows: 6, faults: [], waiting: { count: 0, longestMinutes: 0 } });
    expect(heads.map(({ chain, number }) => `${chain} ${number}`)).toEqual(['acts 4', 'security 2']);
  });

  it('reveal a changed row, even if its own hash was recomputed', async () => {
    await write('account created', [3, 2, 1]);
    await sealAuditLog(pool);
    await asAttacker(`update audit_log set details = '{}' where number = 2`);
    expect(await faults()).toEqual([
      expect.stringMatching(/^acts: row 2 \(audit_log\.id \d+\) was changed, or the row before it$/),
    ]);
    const [row] = await database.asOwner<{ previous: Buffer; content: string }>(
      `select (select hash from audit_log where number = 1) as previous, jsonb_build_array(
         number, id, extract(epoch from happened_at)::text, actor_id, act, subject_type, subject_id, details)::text as content
       from audit_log where number = 2`,
    );
    const hash = createHash('sha256')
      .update(row?.previous ?? '')
      .update(row?.content ?? '');
    await asAttacker(`update audit_log set hash = '\\x${hash.digest('hex')}' where number = 2`);
    expect(await faults()).toEqual([
      expect.stringMatching(/^acts: row 3 \(audit_log\.id \d+\) was changed, or the row before it$/),
    ]);
  });

  it('reveal missing rows', async () => {
    await write('account created', [4, 3, 2, 1]);
    await sealAuditLog(pool);
    await asAttacker('delete from audit_log where number in (2, 3)');
    expect(await faults()).toEqual([
      expect.stringMatching(/^acts: rows 2 to 3 are missing, before audit_log\.id \d+$/),
    ]);
    await asAttacker('delete from audit_log where number = 1');
    expect(await faults()).toEqual([
      expect.stringMatching(/^acts: rows 1 to 3 are missing, before audit_log\.id \d+$/),
    ]);
  });

  it('reveal missing newest rows or a rewritten chain by comparison with a recorded head', async () => {
    await write('account created', [2, 1]);
    await sealAuditLog(pool);
    const { heads } = await verify();
    await write('account created');
    await sealAuditLog(pool);
    expect(await faults(heads)).toEqual([]);
    await asAttacker('delete from audit_log where number >= 2');
    expect(await faults()).toEqual([]);
    expect(await faults(heads)).toEqual([
      'acts: the recorded head is row 2, but the newest row is 1: rows were deleted',
    ]);
    await asAttacker('update audit_log set number = null, hash = null, actor_id = gen_random_uuid()');
    await write('account created');
    await sealAuditLog(pool);
    expect(await faults()).toEqual([]);
    expect(await faults(heads)).toEqual([
      'acts: the hash of row 2 differs from the recorded head: the log was rewritten',
    ]);
  });

  it('stay valid when the retention job deletes old security events', async () => {
    const months = (count: number) => count * 31;
    await write('signed in', [months(figures.itLogsMonths + 2), months(figures.itLogsMonths + 1), 30]);
    await write('account created', [months(figures.itLogsMonths + 2)]);
    await sealAuditLog(pool);
    await applyRetention({ owner: pool, keyring: database.keyring });
    await write('signed out');
    await sealAuditLog(pool);
    const { heads, rows, faults: found } = await verify();
    expect([rows, found]).toEqual([4, []]);
    expect(heads.map(({ chain, number }) => `${chain} ${number}`)).toEqual(['acts 2', 'security 4']);
    await asAttacker(`delete from audit_log where chain = 'security' and number = 3`);
    expect(await faults()).toEqual([
      expect.stringMatching(/^security: rows 3 to 3 are missing, before audit_log\.id \d+$/),
    ]);
  });

  it('continue after all events of a chain were deleted', async () => {
    await write('signed in', [1_000]);
    await sealAuditLog(pool);
    await applyRetention({ owner: pool, keyring: database.keyring });
    await write('signed out');
    await sealAuditLog(pool);
    expect(await verify()).toMatchObject({ rows: 2, faults: [], heads: [{ number: '1' }, { number: '2' }] });
  });
});

describe('npm run audit:verify', () => {
  const run = (...parameters: string[]) =>
    spawnSync(process.execPath, ['cli/audit-verify.ts', ...parameters], {
      cwd: path.resolve(import.meta.dirname, '../../..'),
      env: {
        ...process.env,
        DATABASE_URL: database.address,
        ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
      },
      encoding: 'utf8',
    });

  it('prints faults and heads, and exits with code 1 if a row was changed', async () => {
    await write('account created', [2, 1]);
    await sealAuditLog(pool);
    const whole = run();
    const head = /head (acts:2:[0-9a-f]{64})/.exec(whole.stdout)?.[1] ?? '';
    expect([whole.status, whole.stdout]).toEqual([
      0,
      expect.stringContaining('2 rows compared, 0 rows not in a chain yet, 0 faults'),
    ]);
    await asAttacker(`update audit_log set act = 'account suspended' where number = 2`);
    const changed = run('--head', head);
    expect([changed.status, changed.stderr]).toEqual([
      1,
      expect.stringMatching(/^acts: row 2 \(audit_log\.id \d+\) was changed, or the row before it\n$/),
    ]);
    expect(run('--head', 'acts:2').stderr).toContain('CHAIN:NUMBER:HASH');
  });
});
