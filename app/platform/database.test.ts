import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { inNameOf } from '#tests/support/forged-transaction.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import {
  job,
  openPool,
  type PersonTx,
  person,
  readAs,
  SharedReads,
  Tx,
  visitor,
  type WriteTx,
  writeAs,
} from './database.server.ts';
import { isDatabaseUnavailable } from './database-errors.server.ts';
import type { Identity } from './identity.server.ts';
import { setLogLevel } from './log.server.ts';

const [amina, boris] = [randomUUID(), randomUUID()];

let database: TestDatabase;
let superuser: pg.Client;
beforeAll(async () => {
  setLogLevel('silent'); // these tests terminate connections
  database = await openTestDatabase();
  superuser = new pg.Client(inject('template').superuser);
  await superuser.connect();
  // people see and write their own notes; a visitor may add a note without an owner
  await database.asOwner(
    `insert into profiles (id, full_name, email) values ($1, 'Amina', 'amina@example.org'), ($2, 'Boris', 'boris@example.org')`,
    [amina, boris],
  );
  await database.asOwner(`
    create table notes (id int, owner_id uuid, number int unique deferrable initially deferred);
    create table loaves (id int);
    grant select, insert on notes, loaves to app_user;
    alter table notes enable row level security;
    create policy own on notes to app_user using (owner_id = (select current_person()))
      with check (owner_id is not distinct from (select current_person()));`);
});
afterAll(async () => {
  await superuser.end();
  await database.close();
});
beforeEach(async () => {
  await database.asOwner('delete from notes');
});

const add = (tx: WriteTx, owner: string | null, number: number | null = null) =>
  sql`insert into notes (owner_id, number) values (${owner}, ${number})`.execute(tx);
const ownersSeen = async (tx: Tx) => {
  const { rows } = await sql<{ owner_id: string }>`select owner_id from notes`.execute(tx);
  return rows.map((row) => row.owner_id);
};
const backend = async (tx: Tx) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  return rows[0]?.pid;
};
const stored = async () => (await database.asOwner('select from notes')).length;
const terminate = (pid: number | undefined) => superuser.query('select pg_terminate_backend($1, 5000)', [pid]);

/** Checks that every connection of the pool works for another identity. */
async function expectPoolToWork(): Promise<void> {
  const seen = await Promise.all(Array.from({ length: 20 }, () => readAs(visitor, ownersSeen)));
  expect(seen.flat()).toEqual([]);
}

describe('A transaction', () => {
  test('isolates concurrent identities', async () => {
    for (const owner of [amina, boris]) await writeAs(person(owner), (tx) => add(tx, owner));
    const cases: [Identity, string[]][] = [
      [person(amina), [amina]],
      [person(boris), [boris]],
      [job('bake'), []],
      [visitor, []],
    ];
    const pass = async (index: number) => {
      const [identity, expected] = cases[index % cases.length] ?? [visitor, []];
      const runTransaction = index % 3 === 0 ? writeAs : readAs;
      await runTransaction(identity, async (tx) => {
        expect(await ownersSeen(tx)).toEqual(expected);
        if (index % 7 === 0) await new Promise(setImmediate);
        expect(await Promise.all([ownersSeen(tx), ownersSeen(tx)])).toEqual([expected, expected]);
      });
    };
    const runs = Array.from({ length: 40 }, async (_, run) => {
      for (let round = 0; round < 20; round++) await pass(run * 20 + round);
    });
    await Promise.all(runs);
  });

  test('stores nothing and rejects if a statement fails', async () => {
    const attempt = writeAs(person(amina), async (tx) => {
      await add(tx, amina);
      await sql`select 1 / 0`.execute(tx);
    });
    await expect(attempt).rejects.toMatchObject({ code: '22012' });
    expect(await stored()).toBe(0);
    await expectPoolToWork();
  });

  test('stores nothing and rejects if its callback catches the error of a statement', async () => {
    const attempt = writeAs(person(amina), async (tx) => {
      await add(tx, amina);
      await sql`select 1 / 0`.execute(tx).catch(() => {});
    });
    await expect(attempt).rejects.toThrow('Commit failed: the error of an earlier statement');
    expect(await stored()).toBe(0);
    await expectPoolToWork();
  });

  test('stores nothing and rejects if its callback throws', async () => {
    const attempt = writeAs(person(amina), async (tx) => {
      await add(tx, amina);
      throw new Error('failed');
    });
    await expect(attempt).rejects.toThrow('failed');
    expect(await stored()).toBe(0);
  });

  test('waits for its commit, and rejects if the commit fails', async () => {
    await writeAs(person(amina), (tx) => add(tx, amina, 1));
    const attempt = writeAs(person(boris), (tx) => add(tx, boris, 1));
    await expect(attempt).rejects.toMatchObject({ code: '23505' });
    expect(await stored()).toBe(1);
    await expectPoolToWork();
  });

  test('stores nothing and rejects if its connection is terminated between two statements', async () => {
    const attempt = writeAs(person(amina), async (tx) => {
      await add(tx, amina);
      await terminate(await backend(tx));
      await add(tx, amina);
    });
    expect(isDatabaseUnavailable(await attempt.catch((error: unknown) => error))).toBe(true);
    expect(await stored()).toBe(0);
    await expectPoolToWork();
  });

  test('stores nothing and rejects if its connection is terminated before the commit', async () => {
    const attempt = writeAs(person(amina), async (tx) => {
      await add(tx, amina);
      await terminate(await backend(tx));
    });
    expect(isDatabaseUnavailable(await attempt.catch((error: unknown) => error))).toBe(true);
    expect(await stored()).toBe(0);
    await expectPoolToWork();
  });

  test('never runs a query outside a transaction after a dropped idle connection', async () => {
    for (let round = 0; round < 20; round++) {
      const pid = await readAs(visitor, backend);
      // not awaited: the pool may still hand out the dead connection
      const cut = terminate(pid);
      const attempt = writeAs(visitor, async (tx) => {
        await add(tx, null);
        throw new Error('undone');
      });
      await expect(attempt).rejects.toThrow(/undone|terminat|not queryable|ECONNRESET|EPIPE/);
      await cut;
    }
    expect(await stored()).toBe(0);
    await expectPoolToWork();
  });

  test.each(['', '\0', `'; commit; select '`, '\\', '\u{d800}'])(
    'runs no statement for the invalid identity %j',
    async (value) => {
      const attempt = writeAs(person(value), (tx) => add(tx, null));
      await expect(attempt).rejects.toThrow('Invalid identity');
      expect(await stored()).toBe(0);
      await expectPoolToWork();
    },
  );

  test('refuses statements on its handle after its end', async () => {
    let kept: WriteTx | undefined;
    await writeAs(person(amina), async (tx) => {
      kept = tx;
      await add(tx, amina);
    });
    const late = kept;
    if (!late) throw new Error('no handle');
    await expect(add(late, amina)).rejects.toThrow('Transaction has ended');
    await expect(ownersSeen(late)).rejects.toThrow('Transaction has ended');
    expect(await stored()).toBe(1);
  });

  test('completes a query that is not awaited before it ends', async () => {
    let seen: Promise<string[]> | undefined;
    await writeAs(person(amina), (tx) => add(tx, amina));
    await readAs(person(amina), async (tx) => {
      seen = ownersSeen(tx);
    });
    expect(await seen).toEqual([amina]);
  });

  test('leaves no identity on the connection if a statement commits it early', async () => {
    await writeAs(person(amina), (tx) => add(tx, amina));
    const after = await writeAs(person(amina), async (tx) => {
      expect(await ownersSeen(tx)).toEqual([amina]);
      await sql`commit`.execute(tx);
      const { rows } = await sql`select current_setting('app.identity', true) as id`.execute(tx);
      return { rows, seen: await ownersSeen(tx) };
    });
    expect(after).toEqual({ rows: [{ id: '' }], seen: [] });
  });

  test('discards a connection whose prepared statement a migration has invalidated', async () => {
    const loaves = (tx: Tx) => sql`select * from loaves`.execute(tx);
    await readAs(visitor, loaves);
    await database.asOwner('alter table loaves add column weight int');
    await expect(readAs(visitor, loaves)).rejects.toMatchObject({ code: '0A000' });
    expect((await readAs(visitor, loaves)).rows).toEqual([]);
  });

  test('waits for a free connection: 100 concurrent transactions use at most 10 connections', async () => {
    const seen = await Promise.all(Array.from({ length: 100 }, () => writeAs(person(amina), backend)));
    expect(new Set(seen).size).toBeLessThanOrEqual(10);
  });

  test('is shared by overlapping reads of one request, and not with other requests or writes', async () => {
    const transactionOf = async (tx: Tx) => {
      const { rows } = await sql<{ at: string }>`select pg_backend_pid() || ' ' || now() as at`.execute(tx);
      return rows[0]?.at;
    };
    const [request, other] = [new SharedReads(person(amina)), new SharedReads(person(amina))];
    const [first, second, unrelated] = await Promise.all(
      [request, request, other].map((reads) => reads.read(transactionOf)),
    );
    expect(second).toBe(first);
    expect(unrelated).not.toBe(first);
    const [read, written] = await Promise.all([request.read(transactionOf), writeAs(person(amina), transactionOf)]);
    expect(read).not.toBe(first);
    expect(written).not.toBe(read);
  });

  test('holds no connection between the reads of a request: 100 concurrent requests can read and write', async () => {
    const requests = Array.from({ length: 100 }, async () => {
      const reads = new SharedReads(person(amina));
      await reads.read(ownersSeen);
      await writeAs(person(amina), (tx) => add(tx, amina));
      return reads.read(ownersSeen);
    });
    for (const seen of await Promise.all(requests)) expect(new Set(seen)).toEqual(new Set([amina]));
    expect(await stored()).toBe(100);
  });

  test('knows its person; a function that needs one is not called for a job or a visitor', async () => {
    const me = async (tx: PersonTx) => tx.me;
    expect(await readAs(person(amina), me)).toBe(amina);
    expect(await writeAs(person(boris), me)).toBe(boris);
    expect(await new SharedReads(person(amina)).read(me)).toBe(amina);
    // @ts-expect-error A job is no person.
    expect(await readAs(job('bake'), me)).toBeNull();
    // @ts-expect-error A visitor is no person.
    expect(await writeAs(visitor, me)).toBeNull();
  });

  test('shows only the rows of its verified identity, whatever its person is said to be', async () => {
    await writeAs(person(amina), (tx) => add(tx, amina));
    expect(await readAs(person(boris), (tx) => ownersSeen(inNameOf(amina, tx, database)))).toEqual([]);
  });

  test('encrypts and decrypts with the keys of the database; without them it refuses to', async () => {
    const place = { table: 'notes', column: 'text', id: amina };
    const sealed = await writeAs(visitor, async (tx) => tx.seal(place, 'Bread'));
    expect(database.keyring.unseal(place, sealed)).toBe('Bread');
    const { executor, me } = await readAs(visitor, async (tx) => ({ executor: tx.getExecutor(), me: tx.me }));
    const withoutKeys = new Tx({ executor, me, keyring: undefined });
    expect(() => withoutKeys.unseal(place, sealed)).toThrow('opened without keys');
  });

  test('is scoped to the identity: a person, a job of the same name and a visitor', async () => {
    await writeAs(person(amina), (tx) => add(tx, amina));
    const seen = await Promise.all(
      [person(amina), job(amina), visitor].map((identity) => readAs(identity, ownersSeen)),
    );
    expect(seen).toEqual([[amina], [], []]);
  });

  test('repeats a read in a transaction of its own if a statement of another read failed', async () => {
    await writeAs(person(amina), (tx) => add(tx, amina));
    const reads = new SharedReads(person(amina));
    const failing = (tx: Tx) => sql`select 1 / 0`.execute(tx);
    const outcomes = await Promise.allSettled([
      reads.read(async (tx) => [...(await ownersSeen(tx)), ...(await ownersSeen(tx))]),
      reads.read(failing),
      reads.read(ownersSeen),
      reads.read(async (tx) => {
        await failing(tx).catch(() => {});
        return ownersSeen(tx);
      }),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: [amina, amina] },
      { status: 'rejected', reason: { code: '22012' } },
      { status: 'fulfilled', value: [amina] },
      { status: 'rejected', reason: { code: '25P02' } },
    ]);
    await expectPoolToWork();
  });

  test('stores nothing in a read, and does not block later reads of a request after an error', async () => {
    await writeAs(person(amina), (tx) => add(tx, amina));
    const reads = new SharedReads(person(amina));
    const outcomes = await Promise.allSettled([
      reads.read(ownersSeen),
      reads.read(async () => {
        throw new Error('not found');
      }),
      reads.read((tx) => add(tx as WriteTx, amina)),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: [amina] },
      { status: 'rejected', reason: { message: 'not found' } },
      { status: 'rejected', reason: { code: '25006' } },
    ]);
    expect(await reads.read(ownersSeen)).toEqual([amina]);
    expect(await stored()).toBe(1);
    await expectPoolToWork();
  });

  test('refuses the handle of a finished read while another read still shares it', async () => {
    let kept: Tx | undefined;
    const reads = new SharedReads(person(amina));
    const first = reads.read(async (tx) => {
      kept = tx;
    });
    const second = reads.read(async (tx) => {
      await first;
      if (!kept) throw new Error('no handle');
      await expect(ownersSeen(kept)).rejects.toThrow('Transaction has ended');
      return ownersSeen(tx);
    });
    expect(await second).toEqual([]);
  });

  // the following tests replace the pool of the tests above, and close it
  test.each([
    ['row_security', 'off'],
    ['search_path', 'pg_temp'],
    ['statement_timeout', '1h'],
    ['DateStyle', 'German, DMY'],
  ])(
    'resets the setting %s of an earlier transaction on the connection after a failed statement',
    async (setting, value) => {
      const close = openPool({ ...database.web, max: 1 }, database.keys);
      const pid = await readAs(person(amina), async (tx) => {
        await sql`select set_config(${setting}, ${value}, false)`.execute(tx);
        return backend(tx);
      });
      const failing = readAs(person(amina), (tx) => sql`select pg_sleep(1), id from notes, no_such_table`.execute(tx));
      await expect(failing).rejects.toThrow();
      const found = await writeAs(person(amina), async (tx) => {
        await add(tx, amina);
        const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(tx);
        return { value: rows[0]?.value, pid: await backend(tx), seen: await ownersSeen(tx) };
      });
      expect(found).toEqual({ value: expect.anything(), pid, seen: [amina] });
      expect(found.value).not.toBe(value);
      await close();
    },
  );

  test('writes although the connection is read-only by default', async () => {
    const close = openPool({ ...database.web, max: 1 }, database.keys);
    await readAs(person(amina), (tx) =>
      sql`select set_config('default_transaction_read_only', 'on', false)`.execute(tx),
    );
    await writeAs(person(amina), (tx) => add(tx, amina));
    expect(await stored()).toBe(1);
    await close();
  });

  test('clears the identity that an earlier transaction left on the connection', async () => {
    const close = openPool({ ...database.web, max: 1 }, database.keys);
    const pid = await readAs(person(amina), async (tx) => {
      await sql`select set_config('app.identity', current_setting('app.identity'), false)`.execute(tx);
      return backend(tx);
    });
    const { rows } = await readAs(visitor, (tx) =>
      sql`select current_person() as id, pg_backend_pid() as pid`.execute(tx),
    );
    expect(rows).toEqual([{ id: null, pid }]);
    await close();
  });

  test('rejects every read that shares it if no connection is available', async () => {
    const close = openPool({ ...database.web, host: '/nowhere' });
    const reads = new SharedReads(person(amina));
    const outcomes = await Promise.allSettled(Array.from({ length: 3 }, () => reads.read(ownersSeen)));
    for (const outcome of outcomes)
      expect(outcome.status === 'rejected' && isDatabaseUnavailable(outcome.reason)).toBe(true);
    await close();
  });
});
