import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offices } from '#content/offices.ts';
import { schoolFacts } from '#features/school-facts/school-facts.ts';
import { person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import {
  active,
  everybody,
  identityOf,
  ids,
  openPolicySchool,
  type Person,
  people,
  row,
  rows,
  type Who,
} from '#tests/support/policy-school.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';

// The permission table of product-decisions.md "What a person may do": the rows that each person sees.

let database: TestDatabase;
beforeAll(async () => {
  database = await openPolicySchool();
});
afterAll(() => database.close());

const allCourses = ['course', 'archived course', 'course of others', 'course of nobody'];

/** The mentor has students in the first, and stands in for a teacher of the other. */
const coursesSeen = {
  parent: ['course'],
  'other parent': ['course', 'course of others'],
  mentor: ['course', 'course of nobody'],
  coach: ['course'],
  'unassigned mentor': ['course'],
  admin: allCourses,
};
const ofCoursesSeen = (what: string) =>
  Object.fromEntries(
    Object.entries(coursesSeen).map(([who, names]) => [who, names.map((name) => `${what} of ${name}`)]),
  );

const everyChild = ['child', 'archived child', 'child of the suspended', 'child assigned to parents'];
const ofAttendanceSeen = (what: string) => ({
  parent: [`${what} of child`],
  'other parent': [`${what} of child assigned to parents`],
  mentor: [`${what} of child`, `${what} of child of the suspended`],
  coach: [`${what} of child`],
  'unassigned mentor': everyChild.map((child) => `${what} of ${child}`),
  admin: everyChild.map((child) => `${what} of ${child}`),
});

const askedAboutChild = ['consent about child', 'consent of child about child', 'closed consent about child'];

describe.each([
  { table: 'profiles', id: 'id', seen: Object.fromEntries(active.map((who) => [who, people])) },
  {
    table: 'user_roles',
    id: 'user_id',
    seen: { ...Object.fromEntries(active.map((who) => [who, [who]])), admin: people },
  },
  {
    table: 'students',
    id: 'id',
    seen: {
      parent: ['child'],
      'other parent': ['child assigned to parents'],
      mentor: ['child', 'child of the suspended'],
      coach: ['child'],
      admin: ['child', 'archived child', 'child of the suspended', 'child assigned to parents'],
    },
  },
  {
    table: 'student_guardians',
    id: 'student_id',
    seen: {
      parent: ['child'],
      'other parent': ['child assigned to parents'],
      mentor: ['child', 'child of the suspended'],
      coach: ['child'],
      admin: ['child', 'archived child', 'child of the suspended', 'child assigned to parents'],
    },
  },
  {
    table: 'student_events',
    id: 'id',
    seen: {
      parent: ['activity of child'],
      'other parent': ['activity of child assigned to parents'],
      mentor: ['activity of child', 'activity of child of the suspended'],
      coach: ['activity of child'],
      admin: [
        'activity of child',
        'activity of archived child',
        'activity of child of the suspended',
        'activity of child assigned to parents',
      ],
    },
  },
  {
    table: 'consents',
    id: 'id',
    seen: {
      parent: ['consent', 'consent of child', 'closed consent'],
      'other parent': ['consent'],
      mentor: ['consent', 'consent of child', 'closed consent'],
      coach: ['consent', 'consent of child', 'closed consent'],
      admin: ['consent', 'consent of child', 'closed consent'],
    },
  },
  {
    table: 'consent_versions',
    id: 'consent_id',
    seen: {
      parent: ['consent', 'consent of child', 'closed consent'],
      'other parent': ['consent'],
      mentor: ['consent', 'consent of child', 'closed consent'],
      coach: ['consent', 'consent of child', 'closed consent'],
      admin: ['consent', 'consent of child', 'closed consent'],
    },
  },
  {
    table: 'consent_students',
    id: 'id',
    seen: {
      parent: askedAboutChild,
      'other parent': ['consent about child assigned to parents'],
      mentor: [...askedAboutChild, 'consent about child of the suspended'],
      coach: askedAboutChild,
      admin: [
        ...askedAboutChild,
        'consent about archived child',
        'consent about child of the suspended',
        'consent about child assigned to parents',
      ],
    },
  },
  {
    table: 'consent_answers',
    id: 'id',
    seen: {
      parent: ['answer'],
      mentor: ['answer', 'foreign answer'],
      coach: ['answer'],
      admin: ['answer', 'foreign answer'],
    },
  },
  { table: 'message_reports', id: 'id', seen: { mentor: ['message report'], coach: ['message report'] } },
  {
    table: 'safeguarding_names',
    id: 'id',
    seen: { mentor: ['name of a writer to safeguarding'], coach: ['name of a writer to safeguarding'] },
  },
  { table: 'message_report_openings', id: 'id', seen: { mentor: ['opening'], coach: ['opening'] } },
  {
    table: 'absences',
    id: 'id',
    seen: {
      parent: ['absence of child'],
      'other parent': ['absence of child assigned to parents'],
      mentor: ['absence of child', 'absence of child of the suspended'],
      coach: ['absence of child'],
      admin: [
        'absence of child',
        'absence of archived child',
        'absence of child of the suspended',
        'absence of child assigned to parents',
      ],
    },
  },
  {
    table: 'safety_records',
    id: 'id',
    seen: {
      parent: ['safety details of child'],
      'other parent': ['safety details of child assigned to parents'],
    },
  },
  { table: 'court_orders', id: 'id', seen: { parent: ['court order of parent'] } },
  { table: 'courses', id: 'id', seen: coursesSeen },
  {
    table: 'course_teachers',
    id: 'teacher_id',
    // Of one course; only the administrator sees who has left.
    seen: {
      ...Object.fromEntries(active.map((who) => [who, ['unassigned mentor', 'suspended admin', 'other parent']])),
      admin: [
        ...['course', 'archived course'].flatMap(() => [
          'unassigned mentor',
          'coach',
          'suspended admin',
          'other parent',
        ]),
        'coach',
      ],
    },
  },
  {
    table: 'course_students',
    id: 'student_id',
    seen: {
      parent: ['child'],
      'other parent': ['child assigned to parents', 'child assigned to parents'],
      mentor: ['child', 'child of the suspended'],
      coach: ['child'],
      'unassigned mentor': ['child', 'child of the suspended', 'child assigned to parents'],
      admin: [
        'child',
        'archived child',
        'child of the suspended',
        'child assigned to parents',
        'child',
        'child',
        'child assigned to parents',
      ],
    },
  },
  { table: 'course_rules', id: 'id', seen: ofCoursesSeen('rule') },
  { table: 'lesson_changes', id: 'id', seen: ofCoursesSeen('change') },
  {
    table: 'registers',
    id: 'id',
    seen: {
      'unassigned mentor': everyChild.map((child) => `register of ${child}`),
      admin: everyChild.map((child) => `register of ${child}`),
    },
  },
  { table: 'attendance', id: 'id', seen: ofAttendanceSeen('attendance') },
  { table: 'attendance_corrections', id: 'id', seen: ofAttendanceSeen('correction') },
  { table: 'holidays', id: 'id', seen: Object.fromEntries(active.map((who) => [who, ['holiday']])) },
  {
    table: 'other_school_hours',
    id: 'id',
    seen: {
      parent: ['other hours of child'],
      'other parent': ['other hours of child assigned to parents'],
      mentor: ['other hours of child', 'other hours of child of the suspended'],
      coach: ['other hours of child'],
      admin: [
        'other hours of child',
        'other hours of archived child',
        'other hours of child of the suspended',
        'other hours of child assigned to parents',
      ],
    },
  },
  {
    table: 'announcements',
    id: 'id',
    seen: { parent: ['announcement'], mentor: ['announcement', 'scheduled announcement'] },
  },
  {
    table: 'announcement_texts',
    id: 'id',
    seen: {
      parent: ['text of announcement'],
      mentor: ['text of announcement', 'text of scheduled announcement'],
    },
  },
  {
    table: 'meeting_offers',
    id: 'id',
    seen: { parent: ['meeting offer'], mentor: ['meeting offer'] },
  },
  {
    table: 'meeting_times',
    id: 'id',
    seen: { parent: ['booked time', 'free time'], mentor: ['booked time', 'free time'] },
  },
  { table: 'meetings', id: 'id', seen: { parent: ['meeting'], mentor: ['meeting'] } },
  { table: 'meeting_students', id: 'meeting_id', seen: { parent: ['meeting'] } },
  {
    table: 'announcement_readers',
    id: 'announcement_id',
    seen: { parent: ['announcement'] },
  },
  {
    table: 'feedback',
    id: 'id',
    seen: {
      parent: ['feedback'],
      mentor: ['feedback', 'unpublished feedback'],
      coach: ['feedback'],
      admin: ['feedback'],
    },
  },
  {
    table: 'feedback_versions',
    id: 'id',
    seen: {
      parent: ['text of feedback'],
      mentor: ['text of feedback', 'draft of feedback'],
      coach: ['text of feedback'],
      admin: ['text of feedback'],
    },
  },
  {
    table: 'messages',
    id: 'id',
    seen: {
      parent: [
        'to mentor',
        'to parent',
        'read by parent',
        'to safeguarding',
        'from safeguarding',
        'from safeguarding once',
      ],
      'other parent': ['to parent', 'to the suspended', 'to an office without a holder'],
      mentor: [
        'to mentor',
        'read by parent',
        'to safeguarding',
        'from safeguarding',
        'from safeguarding once',
        'to safeguarding from a former parent',
      ],
      coach: ['to safeguarding', 'from safeguarding', 'from safeguarding once', 'to safeguarding from a former parent'],
      admin: ['to an office without a holder'],
    },
  },
  {
    table: 'files',
    id: 'id',
    seen: {
      parent: ['file to mentor', 'unsent file', 'file under way'],
      'other parent': ['file to the suspended'],
      mentor: ['file to mentor'],
    },
  },
  {
    table: 'file_chunks',
    id: 'id',
    seen: {
      parent: ['chunk of file to mentor', 'chunk of unsent file', 'chunk of file under way'],
      'other parent': ['chunk of file to the suspended'],
      mentor: ['chunk of file to mentor'],
    },
  },
  {
    table: 'offices',
    id: 'id',
    seen: Object.fromEntries(active.map((who) => [who, offices])),
  },
  {
    table: 'office_tenures',
    id: 'office',
    // Of confidential offices: former fall-backs, holder and deputy; of vacant ones the administrators, who also see
    // their own tenure of before safeguarding was assigned.
    seen: {
      mentor: Array(4).fill('safeguarding'),
      coach: Array(4).fill('safeguarding'),
      admin: [
        ...['complaints', 'data-protection', 'director', 'whistleblowing'].flatMap((office) => [office, office]),
        'safeguarding',
      ],
    },
  },
  {
    table: 'school_facts',
    id: 'id',
    seen: { ...Object.fromEntries(everybody.map((who) => [who, ['group']])), admin: schoolFacts },
  },
  { table: 'terms', id: 'id', seen: Object.fromEntries(active.map((who) => [who, ['term']])) },
  {
    table: 'reports',
    id: 'id',
    seen: {
      parent: ['published report'],
      mentor: ['published report', 'begun report'],
      coach: ['published report', 'begun report'],
      admin: ['published report', 'begun report'],
    },
  },
  {
    table: 'report_drafts',
    id: 'id',
    seen: { mentor: ['begun report'], coach: ['begun report'], admin: ['begun report'] },
  },
  {
    table: 'report_versions',
    id: 'id',
    seen: Object.fromEntries(
      (['parent', 'mentor', 'coach', 'admin'] as const).map((who) => [who, ['first version', 'second version']]),
    ),
  },
  {
    table: 'report_reads',
    id: 'version_id',
    seen: Object.fromEntries((['parent', 'mentor', 'coach', 'admin'] as const).map((who) => [who, ['first version']])),
  },
  { table: 'enquiries', id: 'id', seen: { admin: ['enquiry', 'complaint'], mentor: ['concern'], coach: ['concern'] } },
  {
    table: 'enquiry_entries',
    id: 'id',
    seen: {
      admin: ['note', 'note about the complaint'],
      mentor: ['note about the concern'],
      coach: ['note about the concern'],
    },
  },
  { table: 'page_counts', id: 'page', seen: { admin: ['counts of a page'] } },
  {
    table: 'mails',
    id: 'id',
    seen: {
      admin: ['mail', 'mail to a visitor'],
      mentor: ['mail to the sender of a concern'],
      coach: ['mail to the sender of a concern'],
      'mail job': ['mail', 'mail to a visitor', 'mail to the sender of a concern', 'mail about a concern'],
    },
  },
  { table: 'year_ends', id: 'id', seen: { admin: ['year end'] } },
  { table: 'year_end_students', id: 'student_id', seen: { admin: ['child'] } },
  { table: 'year_end_terms', id: 'term_id', seen: { admin: ['term'] } },
  { table: 'audit_log', id: 'subject_id', seen: { admin: ['child'] } },
  {
    table: 'policy_versions',
    id: 'id',
    seen: Object.fromEntries(active.map((who) => [who, ['policy version', 'unacknowledged version']])),
  },
  { table: 'policy_acknowledgements', id: 'id', seen: { parent: ['acknowledgement'] } },
] as { table: string; id: string; seen: Partial<Record<Who, string[]>> }[])(
  'The table $table',
  ({ table, id, seen }) => {
    // @see core §3.3, §3.5–7, §6.6–7
    test.each(everybody.map((who) => [who, seen[who] ?? []] as const))(
      'shows to %s the rows %j',
      async (who, names) => {
        const { rows: found } = await readAs(identityOf(who), (tx) =>
          sql<{ id: string }>`select ${sql.ref(id)} as id from ${sql.table(table)}`.execute(tx),
        );
        const nameOf = new Map(Object.entries({ ...rows, ...ids }).map(([name, value]) => [value, name]));
        nameOf.set(rows['child'] ?? '', 'child');
        for (const name of [...offices, ...schoolFacts]) nameOf.set(name, name);
        expect(found.map((row) => nameOf.get(row.id)).sort()).toEqual([...names].sort());
      },
    );
  },
);
describe('The search for recipients', () => {
  const found = async (who: Who, search = '') => {
    const { rows: list } = await readAs(identityOf(who), (tx) =>
      sql<{ full_name: string }>`select full_name from find_recipients(${search}, '{}', 50)`.execute(tx),
    );
    return list.map((row) => row.full_name).sort();
  };

  test.each(['visitor', 'suspended parent', 'suspended admin', 'mail job', 'another job'] as const)(
    'finds nobody for %s',
    async (who) => {
      expect(await found(who)).toEqual([]);
    },
  );
  // @see core §6.8, privacy-policy 5.4, governance 3.14, pages/faculty portal, pages/home experience parts 2
  test.each(active)('finds every active person except themselves for %s', async (who) => {
    expect(await found(who)).toEqual(active.filter((other) => other !== who).sort());
  });
  test.each(active.filter((who) => who !== 'admin'))('finds nobody in the console for %s', async (who) => {
    const { rows: list } = await readAs(identityOf(who), (tx) =>
      sql`select id from find_people('', null, 50)`.execute(tx),
    );
    expect(list).toEqual([]);
  });
  test('finds an account by its address for administrators only', async () => {
    const byAddress = async (who: Who) =>
      (
        await readAs(identityOf(who), (tx) =>
          sql<{ email: string }>`select email from find_by_address(array(
            select email from describe_people(array[${ids.parent}::uuid])))`.execute(tx),
        )
      ).rows.length;
    for (const who of active) expect([who, await byAddress(who)]).toEqual([who, who === 'admin' ? 1 : 0]);
  });
  test('treats pattern characters as literal text', async () => {
    expect(await found('admin', '%')).toEqual([]);
    expect(await found('admin', '_')).toEqual([]);
    expect(await found('admin', '\\')).toEqual([]);
  });
});

describe('Email addresses', () => {
  const addressesOf = async (who: Who, statement: RawBuilder<{ email: string | null }>) =>
    (await readAs(identityOf(who), (tx) => statement.execute(tx))).rows.map(({ email }) => email);
  const described = (...whom: Person[]) =>
    sql<{ email: string | null }>`select email from describe_people(${whom.map((each) => ids[each])})`;

  test.each(['visitor', 'suspended parent', 'suspended admin', 'another job'] as const)(
    'of other people are hidden from %s',
    async (who) => {
      expect(await addressesOf(who, described('parent', 'mentor', 'admin'))).toEqual([]);
    },
  );
  test.each(active.filter((who) => who !== 'admin'))(
    'of other people are hidden from %s, who sees only their own',
    async (who) => {
      const others = people.filter((other) => other !== who);
      const found = await addressesOf(who, sql`select email from find_recipients('', '{}', 50)`);
      expect(new Set([...found, ...(await addressesOf(who, described(...others)))])).toEqual(new Set([null]));
      expect(await addressesOf(who, described(who))).toEqual([expect.stringContaining('@')]);
    },
  );
  test.each(active.filter((who) => who !== 'admin'))('cannot be searched by %s', async (who) => {
    for (const search of ['@', 'example.org']) {
      expect(await addressesOf(who, sql`select email from find_recipients(${search}, '{}', 50)`)).toEqual([]);
    }
  });
  test('are all visible to administrators, who can search by them', async () => {
    expect(await addressesOf('admin', described('parent', 'suspended parent'))).toEqual(
      Array(2).fill(expect.stringContaining('@')),
    );
    expect(await addressesOf('admin', sql`select email from find_recipients('@example.org', '{}', 50)`)).toHaveLength(
      active.length - 1,
    );
  });
  test('are visible to the mail job', async () => {
    expect(await addressesOf('mail job', described('parent'))).toEqual([expect.stringContaining('@')]);
  });
});

test('A chosen language changes only the setting of the signed-in person', async () => {
  await writeAs(visitor, (tx) => sql`select accounts.choose_language('fr')`.execute(tx));
  await writeAs(person(ids.parent), (tx) => sql`select accounts.choose_language('ar')`.execute(tx));
  const chosen = await database.asOwner('select id, language from accounts.people where language is not null');
  expect(chosen).toEqual([{ id: ids.parent, language: 'ar' }]);
});

describe('A read-only transaction', () => {
  test.each([
    ['an update', () => sql`update messages set read = true where id = ${row('to parent')}`],
    ['a function that writes', () => sql`select * from accounts.begin_sign_in('a@example.org', '192.0.2.1', null, '')`],
    [
      'a new task in the queue',
      () => sql`select add_job('send-mail', json_build_object('mailId', ${row('mail')}::uuid))`,
    ],
    ['switching to read-write', () => sql`set transaction read write`],
    ['switching to read-write by a setting', () => sql`select set_config('transaction_read_only', 'off', true)`],
  ])('refuses %s', async (_, statement) => {
    const attempt = readAs(person(ids.parent), (tx) => statement().execute(tx));
    await expect(attempt).rejects.toMatchObject({ code: expect.stringMatching(/^(25006|25001)$/) });
  });
});
