import { type CompiledQuery, CompiledQuery as Query, type QueryExecutor } from 'kysely';
import pg from 'pg';
import type { SampleMessage } from '#database/samples/messages.ts';
import { listInbox } from '#features/messages/messages.server.ts';
import { findRecipients } from '#features/messages/recipients.server.ts';
import { countUnread } from '#features/notifications/count-unread.server.ts';
import { type PersonTx, person, readAs, Tx } from '#platform/database.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { withBenchmarkDatabase } from './benchmark-database.ts';
import { median, percentile, report } from './figures.ts';
import { addPeople, addSealedMessages, withoutNotifications } from './school.ts';

/* The first inbox page, the unread count and the search for recipients with 20,000 users and 10,000, then 1,000,000 messages, through the
   application's connections and policies. Measured from passing a query to the driver until its rows arrive,
   including `begin` and identity in the same round trip, without decryption. */

const userCount = 20_000;
const counts = { few: 10_000, many: 1_000_000 };
const rounds = { warmUp: 300, measured: 1_000 };
const ownMessages = 200;

await withBenchmarkDatabase(async ({ owner, keyring }) => {
  const [parentId = '', officeId = '', ...others] = await addPeople(owner, 'parent', userCount);
  await addOwnMessages(owner, keyring, [parentId, officeId], others);
  await fillUpTo(owner, counts.few, officeId);
  const few = await measureInbox(parentId, counts.few);
  await measureInbox(officeId, counts.few, ' of an office');
  await fillUpTo(owner, counts.many, officeId);
  const many = await measureInbox(parentId, counts.many);
  await measureInbox(officeId, counts.many, ' of an office');
  report({ what: 'First inbox page, many messages against few', value: many / few, unit: 'times', atMost: 1.3 });
  for (const search of ['', 'a', 'amina', 'chen 7', 'grace.4b2', 'nobody at all'])
    await measureSearch(parentId, search);
});

/** The newest messages of the measured people, encrypted; every tenth is unread. */
async function addOwnMessages(owner: pg.Client, keyring: Keyring, people: string[], others: string[]): Promise<void> {
  const messages = people.flatMap((personId) =>
    Array.from({ length: ownMessages }, (_, index): SampleMessage => {
      const otherId = others[index * 7] ?? '';
      const isSent = index % 2 === 0;
      return {
        from: isSent ? personId : otherId,
        to: isSent ? otherId : personId,
        isRead: index % 10 !== 1,
        sentAt: new Date(Date.now() - index * 60_000),
      };
    }),
  );
  await addSealedMessages(owner, keyring, messages);
}

/**
 * Fills the table with messages of the last two years between random people, one in twenty with the office, as random
 * bytes of realistic length. Drops the indexes and recreates them: several times faster.
 */
async function fillUpTo(owner: pg.Client, count: number, officeId: string): Promise<void> {
  const { rows: indexes } = await owner.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = 'messages' and indexname <> 'messages_pkey'`,
  );
  for (const { indexname } of indexes) await owner.query(`drop index ${indexname}`);
  await withoutNotifications(owner, () =>
    owner.query(
      `with people as (select array_agg(id) as ids, count(*)::int as count from profiles where id <> $2),
         bytes as (select sha512(random()::text::bytea) as piece)
       insert into messages (id, sender_id, receiver_id, subject, body, read, created_at)
       select gen_random_uuid(),
         case when n % 40 = 0 then $2 else ids[1 + (n * 7919::bigint) % count] end,
         case when n % 40 = 20 then $2 else ids[1 + (n * 7919::bigint + 1 + n % 977) % count] end,
         piece, piece || piece || piece || piece || piece || piece, random() > 0.01,
         now() - interval '1 day' - random() * interval '2 years'
       from people, bytes, generate_series(1, $1 - (select count(*) from messages)) as n`,
      [count, officeId],
    ),
  );
  for (const { indexdef } of indexes) await owner.query(indexdef);
  await owner.query('vacuum analyze messages');
  await owner.query('vacuum analyze profiles');
}

/** @returns the median of the list query in ms */
async function measureInbox(personId: string, messages: number, whose = ''): Promise<number> {
  const among = `, ${messages.toLocaleString('en')} messages`;
  const list = await measureQuery(personId, (tx) => listInbox(tx));
  report({ what: `First inbox page${whose}${among}: median`, value: median(list.milliseconds), unit: 'ms', atMost: 1 });
  report({ what: `First inbox page${whose}${among}: p99`, value: percentile(list.milliseconds, 99), unit: 'ms' });
  report({
    what: `First inbox page${whose}${among}: within PostgreSQL`,
    value: await executionTime(personId, list.query),
    unit: 'ms',
  });
  const unread = await measureQuery(personId, (tx) => countUnread(tx));
  report({ what: `Unread count${whose}${among}: median`, value: median(unread.milliseconds), unit: 'ms', atMost: 0.3 });
  report({
    what: `Unread count${whose}${among}: within PostgreSQL`,
    value: await executionTime(personId, unread.query),
    unit: 'ms',
  });
  if (median(list.milliseconds) > 1) await explain(personId, list.query);
  if (median(unread.milliseconds) > 0.3) await explain(personId, unread.query);
  return median(list.milliseconds);
}

async function measureSearch(personId: string, search: string): Promise<void> {
  const { milliseconds } = await measureQuery(personId, (tx) => findRecipients(tx, search), 50);
  const what = `Recipients, ${userCount.toLocaleString('en')} profiles, “${search}”: median`;
  report({ what, value: median(milliseconds), unit: 'ms' });
}

interface Measured {
  query: CompiledQuery;
  milliseconds: number[];
}

async function measureQuery(
  personId: string,
  query: (tx: PersonTx) => Promise<unknown>,
  times = rounds.measured,
): Promise<Measured> {
  const seen: { query?: CompiledQuery; milliseconds: number[] } = { milliseconds: [] };
  for (let round = 0; round < Math.min(times, rounds.warmUp) + times; round += 1) {
    if (round === Math.min(times, rounds.warmUp)) seen.milliseconds = [];
    await readAs(person(personId), (tx) =>
      query(new Tx({ executor: withStopwatch(tx.getExecutor(), seen), me: tx.me, keyring: undefined })),
    );
  }
  if (!seen.query) throw new Error('No query was run');
  return { query: seen.query, milliseconds: seen.milliseconds };
}

/** Wraps the executor to measure queries. */
function withStopwatch(
  executor: QueryExecutor,
  seen: { query?: CompiledQuery; milliseconds: number[] },
): QueryExecutor {
  const executeQuery: QueryExecutor['executeQuery'] = async (query, options) => {
    const startedAt = performance.now();
    const result = await executor.executeQuery<never>(query, options);
    seen.milliseconds.push(performance.now() - startedAt);
    seen.query = query;
    return result;
  };
  return new Proxy(executor, {
    get(target, key) {
      if (key === 'executeQuery') return executeQuery;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Median of PostgreSQL's own execution time. */
async function executionTime(personId: string, query: CompiledQuery): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 20; run += 1) {
    const plan = await planOf(personId, query);
    times.push(Number(/Execution Time: ([\d.]+) ms/.exec(plan)?.[1]));
  }
  return median(times);
}

async function explain(personId: string, query: CompiledQuery): Promise<void> {
  console.log(await planOf(personId, query));
}

/** The plan of the prepared statement: with literal values it might differ. */
async function planOf(personId: string, { sql, parameters }: CompiledQuery): Promise<string> {
  const values = parameters.map((value) => pg.escapeLiteral(String(value))).join(', ');
  return readAs(person(personId), async (tx) => {
    const query = (text: string, ...given: unknown[]) =>
      tx.getExecutor().executeQuery<Record<string, string>>(Query.raw(text, given));
    const { rows: prepared } = await query('select name from pg_prepared_statements where statement = $1', sql);
    const { rows } = await query(`explain (analyze, buffers) execute ${prepared[0]?.['name']} (${values})`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
