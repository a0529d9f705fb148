import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BackupSource, openBackupSource } from '#tests/support/backup-source.ts';
import { makeEmptyDatabase } from '#tests/support/empty-database.ts';
import { writeBackup } from './backup.ts';
import { restoreDatabase } from './restore.ts';

let source: BackupSource;
beforeAll(async () => {
  source = await openBackupSource();
});
afterAll(() => source.close());

describe('A backup', () => {
  test('is refused for a database without tables of this product', async () => {
    const empty = await makeEmptyDatabase();
    await expect(source.backUp(empty.owner)).rejects.toThrow(/nothing to back up/);
    await empty.drop();
  });

  test('is refused with other keys than those of the database, and creates no file', async () => {
    const file = source.newFile('refused');
    const readKeys = async () => `1:${randomBytes(32).toString('base64')}`;
    const writing = writeBackup(file, {
      owner: source.database.owner,
      readKeys,
      protection: { recipients: [source.recipient] },
    });
    await expect(writing).rejects.toThrow(/has another key 1 than/);
    expect(existsSync(file)).toBe(false);
  });

  test('fails without leaving a file if it is interrupted or loses the database connection', async () => {
    const blocker = new pg.Client(source.database.owner);
    await blocker.connect();
    for (const end of ['interrupt', 'terminate']) {
      await blocker.query('begin; lock table messages in access exclusive mode');
      const file = source.newFile('interrupted');
      const controller = new AbortController();
      const parts = {
        owner: source.database.owner,
        readKeys: async () => source.keys,
        protection: { recipients: [source.recipient] },
      };
      const writing = writeBackup(file, { ...parts, signal: controller.signal });
      const refusal = expect(writing).rejects.toThrow();
      const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(() => source.database.asOwner(waiting)).toHaveLength(1);
      if (end === 'interrupt') controller.abort(new Error('interrupted'));
      else await source.database.asOwner(`select pg_terminate_backend(pid) from (${waiting}) as waiting`);
      await refusal;
      await blocker.query('rollback');
      expect(existsSync(file)).toBe(false);
    }
    await blocker.end();
    expect((await readdir(source.folder)).filter((name) => name.includes('unfinished'))).toEqual([]);
  });
});

test('A backup during writes is a consistent snapshot of all tables', async () => {
  const [one, other] = await source.database.asOwner<{ id: string }>('select id from profiles limit 2');
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) {
      await source.database.asOwner(
        `with added as (insert into messages (id, sender_id, receiver_id, subject, body)
           values (gen_random_uuid(), $1, $2, 'while', 'writing') returning id)
         insert into audit_log (act, subject_type, subject_id) select 'while writing', 'message', id from added`,
        [one?.id, other?.id],
      );
    }
  })();
  const counts: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const database = await makeEmptyDatabase();
    await restoreDatabase(database.owner, await source.check(await source.backUp()));
    const [difference] = await database.query<{ messages: number; acts: number }>(
      `select (select count(*)::int from messages where subject = 'while') as messages,
         (select count(*)::int from audit_log join messages on messages.id = subject_id where act = 'while writing') as acts`,
    );
    expect(difference?.messages).toBe(difference?.acts);
    counts.push(difference?.messages ?? 0);
    await database.drop();
  }
  isWriting = false;
  await writing;
  expect(new Set(counts).size).toBeGreaterThan(1);
});
