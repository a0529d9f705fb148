import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { figures } from '#content/legal/figures.ts';
import { addAnnouncement } from '#database/samples/announcements.ts';
import { addEnquiry } from '#database/samples/enquiries.ts';
import { addFeedback } from '#database/samples/feedback.ts';
import { addMails } from '#database/samples/mails.ts';
import { addMeetingOffer } from '#database/samples/meetings.ts';
import { addMessages, type SampleMessage } from '#database/samples/messages.ts';
import { addPolicyVersion } from '#database/samples/policy-versions.ts';
import { addPrivacyRequests } from '#database/samples/privacy-requests.ts';
import { addReport, addTerm } from '#database/samples/reports.ts';
import { addStudents, type SampleStudent } from '#database/samples/students.ts';
import { sealAuditLog } from '#features/audit/seal-audit-log.server.ts';
import type { MailTemplate } from '#features/mails/mail-templates.server.ts';
import { formerName } from '#features/messages/safeguarding-names.server.ts';
import { listRetentionRuns } from '#features/retention/retention.server.ts';
import { type RetentionRuleName, retentionRules } from '#features/retention/retention.ts';
import { holdRecord } from '#features/students/hold-record.server.ts';
import { findRecordHold } from '#features/students/record-holds.server.ts';
import { lastDayOfRecord } from '#features/students/record-holds.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { applyRetention, reportRetention } from './apply-retention.ts';

let database: TestDatabase;
let pool: pg.Pool;
let mentor: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  pool = new pg.Pool({ ...database.owner, max: 2 });
  [mentor, admin] = [await makePerson(database, 'mentor'), await makePerson(database, 'admin')];
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

const { recordsAfterEnrolmentYears, safeguardingRecordsToAge, itLogsMonths } = figures;

/** Returns a time before now; negative numbers make it later. */
function ago({ years = 0, months = 0, days = 0 }: { years?: number; months?: number; days?: number }): Date {
  const time = new Date();
  time.setUTCFullYear(time.getUTCFullYear() - years, time.getUTCMonth() - months, time.getUTCDate() - days);
  return time;
}
/** The school year ends on 31 August; announcements are kept for the two school years after theirs. */
function daysSinceAnnouncementsExpire(): number {
  const now = new Date();
  const endedThisYear = now.getTime() >= Date.UTC(now.getUTCFullYear(), 8, 1);
  const expiredBefore = Date.UTC(now.getUTCFullYear() - (endedThisYear ? 2 : 3), 8, 1);
  return Math.floor((now.getTime() - expiredBefore) / 86_400_000);
}

const gone = { years: recordsAfterEnrolmentYears, days: 1 };
const recent = { years: recordsAfterEnrolmentYears, days: -1 };

async function student(more: SampleStudent): Promise<string> {
  const [added] = await addStudents(database.asOwner, [{ mentorId: mentor.id, ...more }]);
  return added?.id ?? '';
}
async function message(more: SampleMessage): Promise<string> {
  const [id = ''] = await addMessages(database.asOwner, database.keyring, [more]);
  return id;
}
async function report(messageId: string, closedAt: Date | null): Promise<string> {
  const id = randomUUID();
  await database.asOwner(
    `insert into message_reports (id, message_id, office, reason, closed_at, note)
     values ($1, $2, 'safeguarding', '\\x01', $3, case when $3::timestamptz is not null then '\\x01'::bytea end)`,
    [id, messageId, closedAt],
  );
  return id;
}
const exists = async (table: string, id: string, column = 'id') =>
  (await database.asOwner(`select from ${table} where ${column} = $1`, [id])).length > 0;
const dueOf = async (rule: RetentionRuleName) => (await reportRetention(pool)).find(({ name }) => name === rule);
const deletedBy = async (rule: RetentionRuleName) =>
  (await applyRetention({ owner: pool, keyring: database.keyring })).find(({ name }) => name === rule)?.deleted;

async function mail(template: MailTemplate, createdAt: Date): Promise<string> {
  const [id = ''] = await addMails(database.asOwner, [{ personId: mentor.id, template, state: 'sent', createdAt }]);
  return id;
}

interface Boundary {
  rule: RetentionRuleName;
  period: { years?: number; months?: number; days?: number };
  table: string;
  column?: string;
  add(at: Date): Promise<string>;
}

const boundaries: Boundary[] = [
  {
    rule: 'enquiries',
    period: { days: figures.enquiryRetentionDays },
    table: 'enquiries',
    add: async (receivedAt) => (await addEnquiry(database.asOwner, database.keyring, { receivedAt })).id,
  },
  {
    rule: 'otherMessages',
    period: { years: figures.messageRecordYears },
    table: 'enquiries',
    add: async (closedAt) =>
      (await addEnquiry(database.asOwner, database.keyring, { topic: 'complaint', receivedAt: closedAt, closedAt })).id,
  },
  {
    rule: 'messageReports',
    period: { years: safeguardingRecordsToAge },
    table: 'message_reports',
    add: async (closedAt) => report(await message({ from: mentor.id, to: admin.id }), closedAt),
  },
  {
    rule: 'leavers',
    period: { years: recordsAfterEnrolmentYears },
    table: 'students',
    add: (archivedAt) => student({ archivedAt }),
  },
  {
    rule: 'closedAccounts',
    period: { years: recordsAfterEnrolmentYears },
    table: 'profiles',
    async add(suspendedAt) {
      const { id } = await makePerson(database, 'mentor');
      await database.asOwner('update profiles set suspended_at = $2 where id = $1', [id, suspendedAt]);
      return id;
    },
  },
  {
    rule: 'privacyRequests',
    period: { years: figures.messageRecordYears },
    table: 'privacy_requests',
    async add(answeredAt) {
      const answer = { outcome: 'done', text: 'Done', at: answeredAt } as const;
      const [id = ''] = await addPrivacyRequests(database.asOwner, database.keyring, [
        { personId: mentor.id, requestedAt: answeredAt, answer },
      ]);
      return id;
    },
  },
  {
    rule: 'acknowledgements',
    period: { years: figures.messageRecordYears },
    table: 'policy_acknowledgements',
    async add(acknowledgedAt) {
      const policy = randomUUID();
      const version = await addPolicyVersion(database.asOwner, { policy, number: 2 });
      await addPolicyVersion(database.asOwner, { policy, number: 3 });
      const [row] = await database.asOwner<{ id: string }>(
        `insert into policy_acknowledgements (version_id, person_id, acknowledged_at) values ($1, $2, $3) returning id`,
        [version, mentor.id, acknowledgedAt],
      );
      return row?.id ?? '';
    },
  },
  {
    rule: 'announcements',
    period: { days: daysSinceAnnouncementsExpire() },
    table: 'announcements',
    add: (publishedAt) => addAnnouncement(database.asOwner, database.keyring, { authorId: mentor.id, publishedAt }),
  },
  {
    rule: 'meetings',
    period: { months: figures.meetingMonths },
    table: 'meeting_offers',
    async add(endsAt) {
      const times = [{ startsAt: new Date(endsAt.getTime() - 900_000), endsAt }];
      const [time] = await addMeetingOffer(database.asOwner, database.keyring, { ownerId: mentor.id, times });
      return time?.offerId ?? '';
    },
  },
  {
    rule: 'lostMessages',
    period: { years: recordsAfterEnrolmentYears },
    table: 'messages',
    async add(sentAt) {
      const [sender, receiver] = [await makePerson(database, 'parent'), await makePerson(database, 'parent')];
      const id = await message({ from: sender.id, to: receiver.id, sentAt });
      await database.asOwner('delete from profiles where id = any ($1)', [[sender.id, receiver.id]]);
      return id;
    },
  },
  {
    rule: 'signInEvents',
    period: { months: itLogsMonths },
    table: 'audit_log',
    column: 'subject_id',
    async add(happenedAt) {
      const id = randomUUID();
      await database.asOwner(
        `insert into audit_log (act, subject_type, subject_id, happened_at) values ('signed in', 'account', $1, $2)`,
        [id, happenedAt],
      );
      await sealAuditLog(pool);
      return id;
    },
  },
  {
    rule: 'devices',
    period: { years: 1 },
    table: 'accounts.devices',
    column: 'person_id',
    async add(lastUsedAt) {
      const { id } = await makePerson(database, 'parent');
      await database.asOwner('insert into accounts.devices (person_id, token_hash, last_used_at) values ($1, $2, $3)', [
        id,
        Buffer.from(id.padEnd(32)).subarray(0, 32),
        lastUsedAt,
      ]);
      return id;
    },
  },
  { rule: 'notices', period: { days: 30 }, table: 'mails', add: (at) => mail('new-messages', at) },
  { rule: 'mails', period: { months: itLogsMonths }, table: 'mails', add: (at) => mail('sign-in-locked', at) },
  {
    rule: 'unsentFiles',
    period: { days: figures.unsentFileDays },
    table: 'files',
    async add(createdAt) {
      const id = randomUUID();
      await database.asOwner(
        `insert into files (id, owner_id, sealed_owner_id, details, created_at) values ($1, $2, $2, '\\x01', $3)`,
        [id, mentor.id, createdAt],
      );
      return id;
    },
  },
  {
    rule: 'formerSafetyDetails',
    period: { months: figures.formerSafetyMonths },
    table: 'safety_records',
    async add(replacedAt) {
      const id = randomUUID();
      await database.asOwner(
        `insert into safety_records (id, student_id, number, country, replaced_at) values ($1, $2, 1, '\\x01', $3)`,
        [id, await student({}), replacedAt],
      );
      return id;
    },
  },
  {
    rule: 'formerCourtOrders',
    period: { months: figures.formerSafetyMonths },
    table: 'court_orders',
    async add(replacedAt) {
      const id = randomUUID();
      await database.asOwner(
        `insert into court_orders (id, student_id, number, text, replaced_at) values ($1, $2, 1, '\\x01', $3)`,
        [id, await student({}), replacedAt],
      );
      return id;
    },
  },
];

describe('Every retention rule', () => {
  it('has a test for its period', () => {
    expect(boundaries.map(({ rule }) => rule)).toEqual(retentionRules);
  });

  // @see content §9.5–6, privacy-policy 7.1, privacy-policy 7.2, privacy-policy 7.3, privacy-policy 7.6
  // @see translations retention
  it.each(boundaries)(
    'deletes records a day older than its period and keeps those a day younger: $rule',
    async ({ rule, period, table, column, add }) => {
      const { years = 0, months = 0, days = 0 } = period;
      const oldest = ago({ years, months, days: days + 1 });
      const [older, younger] = [await add(oldest), await add(ago({ years, months, days: days - 1 }))];
      expect(await dueOf(rule)).toMatchObject({ count: 1, oldest: expect.toSatisfy((at) => +at === +oldest) });
      expect(await exists(table, older, column)).toBe(true);
      expect(await deletedBy(rule)).toBe(1);
      expect([await exists(table, older, column), await exists(table, younger, column)]).toEqual([false, true]);
      expect(await dueOf(rule)).toMatchObject({ count: 0, oldest: null });
      const rows = await database.asOwner<{ details: unknown; actor_id: null }>(
        `select actor_id, details from audit_log where act = 'records deleted' and details ->> 'rule' = $1`,
        [rule],
      );
      expect(rows).toEqual([{ actor_id: null, details: { rule, count: 1 } }]);
    },
  );
});

describe('The record of a former student', () => {
  let mother: TestPerson;
  let otherFamily: TestPerson;
  beforeEach(async () => {
    [mother, otherFamily] = [await makePerson(database, 'parent'), await makePerson(database, 'parent')];
  });

  // @see privacy-policy 7.1, privacy-policy 7.2, privacy-policy 7.3, privacy-policy 7.6
  it('is deleted with reports, feedback, messages about the student, the guardian and their messages with staff', async () => {
    const id = await student({ parentId: mother.id, archivedAt: ago(gone) });
    const days = { firstDay: '2018-09-01', lastDay: '2018-12-18', dueOn: '2018-12-11' };
    const termId = await addTerm(database.asOwner, { names: { en: 'Autumn 2018' }, ...days });
    const graded = { subject: 'Mathematics', attainment: 0, effort: 0, publishedAt: ago({ years: 8 }) };
    const reportId = await addReport(database.asOwner, database.keyring, {
      studentId: id,
      termId,
      authorId: mentor.id,
      ...graded,
    });
    await addFeedback(database.asOwner, database.keyring, { studentId: id, authorId: mentor.id });
    const deleted = [
      await message({ from: mother.id, to: mentor.id }),
      await message({ from: mentor.id, to: mother.id }),
      await message({ from: mother.id, to: null, toOffice: 'admissions' }),
      await message({ from: mentor.id, to: admin.id, studentId: id }),
    ];
    const kept = [
      await message({ from: mother.id, to: otherFamily.id }),
      await message({ from: mentor.id, to: otherFamily.id }),
      await message({ from: mentor.id, to: admin.id }),
    ];
    expect(await deletedBy('leavers')).toBe(1);
    expect(await exists('students', id)).toBe(false);
    expect(await exists('reports', reportId)).toBe(false);
    expect(await exists('feedback', id, 'student_id')).toBe(false);
    expect(await exists('profiles', mother.id)).toBe(false);
    for (const each of deleted) expect(await exists('messages', each)).toBe(false);
    for (const each of kept) expect(await exists('messages', each)).toBe(true);
    expect(await exists('profiles', mentor.id)).toBe(true);
  });

  // @see privacy-policy 7.1, privacy-policy 7.2, privacy-policy 7.3, privacy-policy 7.6
  it('is deleted, but not a guardian who has another student, even one who left later', async () => {
    const staying = await makePerson(database, 'parent');
    await student({ parentId: mother.id, archivedAt: ago(gone) });
    await student({ parentId: mother.id, archivedAt: ago(recent) });
    await student({ parentId: staying.id, archivedAt: ago(gone) });
    await student({ parentId: staying.id });
    const letter = await message({ from: mother.id, to: mentor.id });
    expect(await deletedBy('leavers')).toBe(2);
    expect([await exists('profiles', mother.id), await exists('profiles', staying.id)]).toEqual([true, true]);
    expect(await exists('messages', letter)).toBe(true);
  });

  // @see translations retention
  it('is kept while a message report or a message to the safeguarding office concerns the student', async () => {
    const [reported, written] = [
      await student({ parentId: mother.id, archivedAt: ago(gone) }),
      await student({ archivedAt: ago(gone) }),
    ];
    await report(await message({ from: mother.id, to: mentor.id, studentId: reported }), ago({ years: 24 }));
    await message({ from: mentor.id, to: null, toOffice: 'safeguarding', studentId: written });
    expect(await deletedBy('leavers')).toBe(0);
    await database.asOwner(`update messages set created_at = now() - interval '26 years' where student_id = $1`, [
      written,
    ]);
    await database.asOwner(
      'update message_reports set closed_at = $1 where message_id in (select id from messages where student_id = $2)',
      [ago({ years: 25, days: 1 }), reported],
    );
    expect(await deletedBy('messageReports')).toBe(1);
    expect([await exists('students', reported), await exists('students', written)]).toEqual([false, false]);
  });

  // @see safeguarding 11.3
  it('is deleted with the accounts of its guardians, also of one whom a safeguarding record names', async () => {
    await student({ parentId: mother.id, archivedAt: ago(gone) });
    const safeguarding = await message({ from: mother.id, to: null, toOffice: 'safeguarding' });
    const other = await message({ from: mother.id, to: mentor.id });
    expect(await deletedBy('leavers')).toBe(1);
    expect([await exists('messages', safeguarding), await exists('messages', other)]).toEqual([true, false]);
    expect(await exists('profiles', mother.id)).toBe(false);
    const [kept] = await database.asOwner<{ details: Buffer }>('select details from safeguarding_names where id = $1', [
      mother.id,
    ]);
    expect(formerName(database.keyring, mother.id, kept?.details ?? null)).toBe(`${mother.fullName} (${mother.email})`);
  });

  // @see privacy-policy 7.4, translations retention
  it('is kept until the day that an administrator has chosen', async () => {
    const id = await student({ parentId: mother.id, archivedAt: ago(gone) });
    const day = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
    const hold = (keptUntil: string, by = admin) =>
      writeAs(person(by.id), (tx) => holdRecord(tx, id, { keptUntil, holdReason: 'claim' }));
    for (const other of [mother, mentor])
      await expect(hold(day, other)).rejects.toMatchObject({ reason: 'unknown student' });
    await hold('2099-01-01');
    await hold(day);
    expect(await readAs(person(admin.id), (tx) => findRecordHold(tx, id))).toEqual({ keptUntil: day, reason: 'claim' });
    expect(await readAs(person(mentor.id), (tx) => findRecordHold(tx, id))).toBeNull();
    expect(await deletedBy('leavers')).toBe(0);
    await database.asOwner('update record_holds set kept_until = current_date - 1 where student_id = $1', [id]);
    expect(await deletedBy('leavers')).toBe(1);
    expect(
      await database.asOwner(`select details from audit_log where act = 'record kept longer' and subject_id = $1`, [
        id,
      ]),
    ).toEqual([{ details: { until: '2099-01-01', reason: 'claim' } }, { details: { until: day, reason: 'claim' } }]);
  });

  it('cannot be kept longer while the student is enrolled', async () => {
    const id = await student({});
    const hold = { keptUntil: '2099-01-01', holdReason: 'law' } as const;
    await expect(writeAs(person(admin.id), (tx) => holdRecord(tx, id, hold))).rejects.toMatchObject({
      reason: 'unknown student',
    });
  });

  it('is kept until the later of the usual and the chosen last day', () => {
    const archivedAt = new Date('2026-08-31T10:00:00Z');
    const hold = (keptUntil: string) => ({ keptUntil, reason: 'law' }) as const;
    expect(lastDayOfRecord(archivedAt, null)).toBe('2033-08-31');
    expect(lastDayOfRecord(archivedAt, hold('2030-01-01'))).toBe('2033-08-31');
    expect(lastDayOfRecord(archivedAt, hold('2040-01-01'))).toBe('2040-01-01');
  });
});

describe('A suspended account', () => {
  it('is kept while it belongs to a student or an office', async () => {
    const people = await Promise.all(
      (['parent', 'mentor', 'mentor', 'mentor'] as const).map((role) => makePerson(database, role)),
    );
    const [parent, tutor, coach, holder] = people.map(({ id }) => id);
    const id = await student({ parentId: parent ?? '', mentorId: tutor ?? '', coachId: coach ?? '' });
    await database.asOwner(`update offices set holder_id = $1 where id = 'admissions'`, [holder]);
    await database.asOwner('update profiles set suspended_at = $2 where id = any ($1)', [
      people.map(({ id }) => id),
      ago(gone),
    ]);
    expect(await deletedBy('closedAccounts')).toBe(0);
    await database.asOwner('delete from students where id = $1', [id]);
    await database.asOwner(`update offices set holder_id = null where id = 'admissions'`);
    expect(await deletedBy('closedAccounts')).toBe(4);
  });
});

describe('The account of a member of staff', () => {
  it('is deleted at its time, also if a safeguarding record names it, and its name is kept', async () => {
    const { id } = await makePerson(database, 'mentor', { fullName: 'Gone Mentor' });
    const parent = await makePerson(database, 'parent');
    const reported = await message({ from: id, to: parent.id });
    await report(reported, null);
    await database.asOwner('update profiles set suspended_at = $2 where id = $1', [id, ago(gone)]);
    expect(await deletedBy('closedAccounts')).toBe(1);
    expect([await exists('profiles', id), await exists('messages', reported)]).toEqual([false, true]);
    expect(await exists('safeguarding_names', id)).toBe(true);
    // The family still has the message.
    expect(
      await database.asOwner('select receiver_id, is_record_only from messages where id = $1', [reported]),
    ).toEqual([{ receiver_id: parent.id, is_record_only: false }]);
  });
});

describe('A message of the safeguarding office', () => {
  it('to a deleted account is deleted after the period of safeguarding records', async () => {
    const parent = await makePerson(database, 'parent');
    const letter = (years: number, days: number) =>
      message({ from: mentor.id, fromOffice: 'safeguarding', to: parent.id, sentAt: ago({ years, days }) });
    const [due, kept] = [await letter(safeguardingRecordsToAge, 1), await letter(safeguardingRecordsToAge, -1)];
    expect(await deletedBy('lostMessages')).toBe(0);
    await database.asOwner('delete from profiles where id = $1', [parent.id]);
    expect(await deletedBy('lostMessages')).toBe(1);
    expect([await exists('messages', due), await exists('messages', kept)]).toEqual([false, true]);
  });
});

describe('The latest safety details', () => {
  // @see privacy-policy 7.8
  it('stay with the record of the student, and earlier ones as long as the record is kept on purpose', async () => {
    const id = await student({});
    const old = ago({ years: 3 });
    const add = async (number: number, replacedAt: Date | null) => {
      const version = randomUUID();
      await database.asOwner(
        `insert into safety_records (id, student_id, number, country, written_at, replaced_at)
         values ($1, $2, $3, '\\x01', $4, $5)`,
        [version, id, number, old, replacedAt],
      );
      return version;
    };
    const [former, latest] = [await add(1, old), await add(2, null)];
    await database.asOwner(
      `insert into record_holds (student_id, kept_until, reason) values ($1, current_date + 1, 'law')`,
      [id],
    );
    expect(await deletedBy('formerSafetyDetails')).toBe(0);
    await database.asOwner('delete from record_holds where student_id = $1', [id]);
    expect(await deletedBy('formerSafetyDetails')).toBe(1);
    expect([await exists('safety_records', former), await exists('safety_records', latest)]).toEqual([false, true]);
  });
});

describe('The retention runs', () => {
  it('are visible to administrators only, and never delete a waiting mail', async () => {
    const waiting = await mail('sign-in-locked', ago({ years: 3 }));
    await database.asOwner(`update mails set state = 'waiting', finished_at = null where id = $1`, [waiting]);
    await applyRetention({ owner: pool, keyring: database.keyring });
    expect(await exists('mails', waiting)).toBe(true);
    const runsFor = (id: string) => readAs(person(id), listRetentionRuns);
    expect((await runsFor(admin.id)).map(({ rule, ranAt }) => [rule, ranAt !== null])).toEqual(
      retentionRules.map((rule) => [rule, true]),
    );
    expect((await runsFor(mentor.id)).every(({ ranAt }) => ranAt === null)).toBe(true);
  });
});

describe('npm run retention', () => {
  const run = (parameters: string[] = [], key = 7) =>
    spawnSync(process.execPath, ['cli/retention.ts', ...parameters], {
      cwd: path.resolve(import.meta.dirname, '..'),
      env: {
        ...process.env,
        DATABASE_URL: database.address,
        ENCRYPTION_KEYS: `1:${Buffer.alloc(32, key).toString('base64')}`,
      },
      encoding: 'utf8',
    });

  it('deletes expired records; with --dry-run it only prints their number', async () => {
    const id = await student({ archivedAt: ago(gone) });
    const dry = run(['--dry-run']);
    const day = ago(gone).toISOString().slice(0, 10);
    expect([dry.stderr, dry.status]).toEqual(['', 0]);
    expect(dry.stdout).toContain(
      `Records of former students: 1 to delete, oldest of ${day} (kept: 7 years after departure)`,
    );
    expect(await exists('students', id)).toBe(true);
    expect(run().stdout).toContain('Records of former students: 1 deleted');
    expect(await exists('students', id)).toBe(false);
  });

  it('deletes nothing with other keys than those of the database, with which a kept name could not be read', async () => {
    const id = await student({ archivedAt: ago(gone) });
    const { status, stderr } = run([], 8);
    expect([status, stderr]).toEqual([1, expect.stringContaining('key')]);
    expect(await exists('students', id)).toBe(true);
    expect(run(['--dry-run'], 8).status).toBe(0);
  });
});
