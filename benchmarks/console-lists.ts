import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { addConsentAnswers, addConsents } from '#database/samples/consents.ts';
import { addEnquiry } from '#database/samples/enquiries.ts';
import { asOwnerOf } from '#database/samples/insert-rows.ts';
import { addStudents } from '#database/samples/students.ts';
import { countAccounts, listAccounts } from '#features/accounts/accounts.server.ts';
import { accountList } from '#features/accounts/accounts.ts';
import { auditList } from '#features/audit/audit.ts';
import { readAuditLog } from '#features/audit/audit-rows.server.ts';
import { consentList, consentStudentList } from '#features/consents/consents.ts';
import {
  countConsentStudents,
  countConsents,
  listConsentStudents,
  listConsents,
} from '#features/consents/console-consents.server.ts';
import { countEnquiries, listEnquiries } from '#features/enquiries/enquiries.server.ts';
import { enquiryList } from '#features/enquiries/enquiries.ts';
import { policyReaderList } from '#features/policies/policies.ts';
import { countPolicyReaders, listPolicyReaders } from '#features/policies/policy-readers.server.ts';
import { endYear } from '#features/students/end-year.server.ts';
import { readStudents } from '#features/students/students.server.ts';
import { studentList } from '#features/students/students.ts';
import { listYearEndGroups } from '#features/students/year-end.server.ts';
import { person, readAs, type Tx } from '#platform/database.server.ts';
import { type ListShape, type Page, parseListQuery, type QueryOf } from '#platform/lists.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { withBenchmarkDatabase } from './benchmark-database.ts';
import { cpuOf, cpuOnceOf } from './database-time.ts';
import { report } from './figures.ts';
import { addPeople } from './school.ts';

/* The first page and the count of the console's lists with 20,000 people, as many students, 1,000 enquiries and 100,000
   entries of the audit log, through the application’s connections and policies: CPU time of PostgreSQL (Linux only). */

const userCount = 20_000;
const enquiryCount = 1_000;
const auditCount = 100_000;

await withBenchmarkDatabase(async ({ owner, keyring }) => {
  const [adminId = ''] = await addPeople(owner, 'admin', 1);
  const mentorIds = await addPeople(owner, 'mentor', 500);
  await addPupils(owner, await addPeople(owner, 'parent', userCount), mentorIds);
  await addEnquiries(owner, keyring);
  await addHistory(owner, adminId);
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
  const students: List<typeof studentList> = { shape: studentList, list: readStudents, count: null };
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
  const enquiries: List<typeof enquiryList> = {
    shape: enquiryList,
    list: (tx, query) => listEnquiries(tx, query),
    count: countEnquiries,
  };
  for (const parameters of ['', 'state=new', 'sort=received'])
    await measure(adminId, 'Enquiries', enquiries, parameters);
  const log: List<typeof auditList> = { shape: auditList, list: readAuditLog, count: null };
  const [student] = (await owner.query<{ id: string }>('select id from students limit 1')).rows;
  for (const parameters of [
    '',
    'sort=time',
    'kind=students',
    'kind=offices',
    `person=${adminId}`,
    `record=${student?.id}`,
    'from=2026-01-01&to=2026-01-31',
    'search=amina',
    'search=pupil+77',
  ])
    await measure(adminId, 'Audit log', log, parameters);
  await owner.query(`insert into policy_versions (policy, number, is_material) values ('privacy-policy', 1, true)`);
  const readers = { shape: policyReaderList, list: listPolicyReaders, count: countPolicyReaders };
  for (const parameters of ['', 'sort=acknowledged', 'state=open', 'search=amina'])
    await measure(adminId, 'Policies', readers, parameters);
  await addQuestions(owner);
  const questions = { shape: consentList, list: listConsents, count: countConsents };
  await measure(adminId, 'Consents', { ...questions, atMost: 500 }, '');
  const asked = { shape: consentStudentList, list: listConsentStudents, count: countConsentStudents };
  for (const parameters of ['', 'sort=class', 'search=pupil+77'])
    await measure(adminId, 'Asked students', asked, parameters);
  await measure(adminId, 'Asked students', { ...asked, atMost: 100 }, 'state=open');
  await measureYearEnd(owner, adminId);
});

/** Adds 20 questions about 1,000 students each; for most of them, one guardian has agreed. */
async function addQuestions(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ id: string; parent_id: string }>(
    'select id, parent_id from students where parent_id is not null order by id limit 1000',
  );
  const studentIds = rows.map(({ id }) => id);
  const ids = await addConsents(
    asOwnerOf(owner),
    Array.from({ length: 20 }, () => ({ studentIds })),
  );
  const answers = ids.flatMap((consentId) =>
    rows.slice(0, 800).map((row) => ({
      consentId,
      studentId: row.id,
      guardianId: row.parent_id,
      answer: 'yes' as const,
    })),
  );
  await addConsentAnswers(asOwnerOf(owner), answers);
  await owner.query('vacuum analyze');
}

/** Adds students, half of them without a mentor. */
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

async function addEnquiries(owner: pg.Client, keyring: Keyring): Promise<void> {
  for (let index = 0; index < enquiryCount; index++)
    await addEnquiry(asOwnerOf(owner), keyring, {
      receivedAt: new Date(Date.now() - index * 3_600_000),
      state: index % 3 === 0 ? 'new' : 'contacted',
    });
}

/** Adds a hundred entries per day; every fifth is caused by the administrator. */
async function addHistory(owner: pg.Client, adminId: string): Promise<void> {
  await owner.query(
    `with subjects as (select id, 'student' as type from students union all select id, 'account' from profiles),
      numbered as (select id, type, row_number() over (order by id) as number from subjects)
     insert into audit_log (happened_at, actor_id, act, subject_type, subject_id, details)
     select now() - make_interval(mins => 14 * entry), case when entry % 5 = 0 then $1::uuid else id end,
       case when type = 'student' then 'student changed' when entry % 2 = 0 then 'signed in' else 'account created' end,
       type, id, '{"changed": ["className"]}'
     from generate_series(1, $2::int) as entry join numbered on number = 1 + entry % (select count(*) from subjects)`,
    [adminId, auditCount],
  );
  await owner.query('vacuum analyze');
}

interface List<Shape extends ListShape> {
  shape: Shape;
  list: (tx: Tx, query: QueryOf<Shape>) => Promise<Page<unknown>>;
  /** Null if `list` returns the count. */
  count: ((tx: Tx, query: QueryOf<Shape>) => Promise<unknown>) | null;
  /** Milliseconds. */
  atMost?: number;
}

async function measure<Shape extends ListShape>(
  adminId: string,
  what: string,
  { shape, list, count, atMost = 40 }: List<Shape>,
  parameters: string,
): Promise<void> {
  const query = parseListQuery(shape, new URLSearchParams(parameters));
  const whole = await cpuOf(adminId, async (tx) => {
    await list(tx, query);
    await count?.(tx, query);
  });
  const name = `${what} ${parameters || shape.defaultSort}`;
  if (count) report({ what: `${name}: first page`, value: await cpuOf(adminId, (tx) => list(tx, query)), unit: 'ms' });
  report({ what: `${name}: first page and count`, value: whole, unit: 'ms', atMost });
}

/** Measures a year end of 2,000 students in which every fifth of a class leaves. */
async function measureYearEnd(owner: pg.Client, adminId: string): Promise<void> {
  await owner.query(
    `update students set class_name = '8B' where id in (select id from students order by id limit 2000)`,
  );
  const { groups, studentsDigest } = await readAs(person(adminId), listYearEndGroups);
  const moves = groups
    .filter(({ className }) => className === '8B')
    .map(({ currentLevel, className }) => ({
      currentLevel,
      className,
      to: currentLevel === 'University Preparation' ? null : { currentLevel, className: '9B' },
    }));
  const plan = { id: randomUUID(), studentsDigest, moves, kept: [], terms: [] };
  const milliseconds = await cpuOnceOf(adminId, (tx) => endYear(tx, plan));
  report({ what: 'Year end of 2,000 students', value: milliseconds, unit: 'ms', atMost: 2_000 });
}
