import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { countAccounts, listAccounts } from '../app/features/accounts/accounts.server.ts';
import { accountList } from '../app/features/accounts/accounts.ts';
import { countStudents, listStudents } from '../app/features/students/students.server.ts';
import { studentList } from '../app/features/students/students.ts';
import { person, readAs, type Tx } from '../app/platform/database.server.ts';
import { type ListShape, type Page, parseListQuery, type QueryOf } from '../app/platform/lists.ts';
import { asOwnerOf } from '../database/samples/insert-rows.ts';
import { addStudents } from '../database/samples/students.ts';
import { withBenchmarkDatabase } from './benchmark-database.ts';
import { report } from './figures.ts';
import { addPeople, cpuMilliseconds } from './school.ts';

/* The first page and the count of the console's lists with 20,000 people and as many students, through the
   application’s connections and policies: CPU time of PostgreSQL (Linux only). */

const userCount = 20_000;
const asked = { warmUp: 3, measured: 20 };

await withBenchmarkDatabase(async ({ owner }) => {
  const [adminId = ''] = await addPeople(owner, 'admin', 1);
  const mentorIds = await addPeople(owner, 'mentor', 500);
  await addPupils(owner, await addPeople(owner, 'parent', userCount), mentorIds);
  const accounts = { shape: accountList, list: listAccounts, count: countAccounts };
  for (const parameters of [
    '',
    'sort=-signIn',
    'role=mentor',
    'signIn=never',
    'search=amina',
    'search=chen+7',
    'search=fa2',
  ])
    await measure(adminId, 'Accounts', accounts, parameters);
  const students = { shape: studentList, list: listStudents, count: countStudents };
  for (const parameters of [
    '',
    'sort=number',
    'sort=level',
    'missing=mentor',
    'level=primary',
    'search=amina',
    'search=pupil+77',
  ])
    await measure(adminId, 'Students', students, parameters);
});

/** Half of them without a mentor. */
async function addPupils(owner: pg.Client, parentIds: string[], mentorIds: string[]): Promise<void> {
  const levels = ['Primary', 'Middle Years', 'Secondary', 'University Preparation', null];
  const pupils = Array.from({ length: userCount }, (_, index) => ({
    fullName: `Pupil ${createHash('md5').update(String(index)).digest('hex')}`,
    number: `S-${String(index).padStart(7, '0')}`,
    level: levels[index % levels.length] ?? null,
    parentId: parentIds[index % 15_000] ?? null,
    mentorId: index % 2 === 0 ? (mentorIds[index % mentorIds.length] ?? null) : null,
  }));
  await addStudents(asOwnerOf(owner), pupils);
  await owner.query(
    `update accounts.people set last_sign_in_at = now() - random() * interval '1 year' where random() < 0.7`,
  );
  await owner.query('vacuum analyze');
}

interface List<Shape extends ListShape> {
  shape: Shape;
  list: (tx: Tx, query: QueryOf<Shape>) => Promise<Page<unknown>>;
  count: (tx: Tx, query: QueryOf<Shape>) => Promise<unknown>;
}

async function measure<Shape extends ListShape>(
  adminId: string,
  what: string,
  { shape, list, count }: List<Shape>,
  parameters: string,
): Promise<void> {
  const query = parseListQuery(shape, new URLSearchParams(parameters));
  const page = await cpuOf(adminId, (tx) => list(tx, query));
  const whole = await cpuOf(adminId, async (tx) => {
    await list(tx, query);
    await count(tx, query);
  });
  const name = `${what} ${parameters || 'by name'}`;
  report({ what: `${name}: first page`, value: page, unit: 'ms' });
  report({ what: `${name}: first page and count`, value: whole, unit: 'ms', atMost: 40 });
}

/** CPU time of PostgreSQL per call: other load on the machine affects it less than the time that passes. */
async function cpuOf(adminId: string, work: (tx: Tx) => Promise<unknown>): Promise<number> {
  const { rows } = await readAs(person(adminId), (tx) =>
    sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx),
  );
  const pid = rows[0]?.pid ?? 0;
  for (let run = 0; run < asked.warmUp; run++) await readAs(person(adminId), work);
  const before = await cpuMilliseconds(pid);
  for (let run = 0; run < asked.measured; run++) await readAs(person(adminId), work);
  return ((await cpuMilliseconds(pid)) - before) / asked.measured;
}
