import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NewAccountSchema } from '#features/accounts/accounts.schema.ts';
import { signIn } from '#features/accounts/sign-in.server.ts';
import { canBeJoined } from '#features/courses/lessons.ts';
import { readRoom } from '#features/courses/open-room.server.ts';
import { lessonsMissed, listOtherSchool } from '#features/courses/other-school.server.ts';
import { listFamilyLessons } from '#features/courses/timetable.server.ts';
import { checkFile } from '#features/files/check-file.server.ts';
import { findFile, readChunk } from '#features/files/files.server.ts';
import { sealingContext } from '#features/messages/sealed-messages.server.ts';
import { openPool, person, readAs, type Tx } from '#platform/database.server.ts';
import { characterCount, hasForbiddenCharacters } from '#platform/text-input.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { DemoRefused } from './demo/add-people.ts';
import { messages } from './demo/messages.ts';
import { invitations, leaver, otherParents, people, students } from './demo/people.ts';
import { fillDemo } from './demo.ts';

interface KeptLetter {
  id: string;
  sealed_sender_id: string;
  sealed_receiver_id: string;
  sender: string;
  receiver: string;
  subject: Buffer;
  body: Buffer;
  read: boolean;
  created_at: Date;
  letter_id: string | null;
}

const keptLetters = (database: TestDatabase) =>
  database.asOwner<KeptLetter>(
    `select messages.id, sealed_sender_id, sealed_receiver_id, sender.email as sender, receiver.email as receiver, subject, body, read, messages.created_at,
       letter_id
     from messages join profiles as sender on sender.id = sender_id join profiles as receiver on receiver.id = receiver_id
     order by messages.created_at, messages.id`,
  );

async function contentsOf(database: TestDatabase): Promise<string> {
  const tables = [
    'profiles',
    'accounts.people',
    'user_roles',
    'students',
    'student_guardians',
    'messages',
    'safety_records',
    'court_orders',
    'files',
    'file_chunks',
    'mails',
    'enquiry_entries',
    'audit_log',
    'courses',
    'course_rules',
    'registers',
    'attendance',
    'lesson_changes',
    'holidays',
    'other_school_hours',
  ];
  const kept = await Promise.all(tables.map((table) => database.asOwner(`select * from ${table} order by 1`)));
  return JSON.stringify(kept);
}

describe('A database that is not a demo database', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  it('is refused and left unchanged', async () => {
    await makePerson(database, 'admin');
    const before = await contentsOf(database);
    await expect(fillDemo(database.owner, database.keyring)).rejects.toThrow(DemoRefused);
    expect(await contentsOf(database)).toBe(before);
  });

  it('is also refused if another email address of the demo is in use', async () => {
    await makePerson(database, 'parent', { email: people.zoe.email });
    await expect(fillDemo(database.owner, database.keyring)).rejects.toThrow(DemoRefused);
  });
});

describe('The demo', () => {
  const now = new Date('2026-05-20T10:00:00Z');
  let database: TestDatabase;
  let closePool: () => Promise<void>;
  beforeAll(async () => {
    database = await openTestDatabase();
    await fillDemo(database.owner, database.keyring, now);
    closePool = openPool(database.web, database.keys);
  });
  afterAll(async () => {
    await closePool();
    await database.close();
  });

  it('has an open and an expired invitation', async () => {
    const invited = await database.asOwner<{ email: string; days: number }>(
      `select email, extract(epoch from expires_at - $1)::int / 86400 as days
       from accounts.password_links join profiles on profiles.id = person_id order by days`,
      [now],
    );
    expect(invited).toEqual(
      invitations.map(({ email, days }) => ({ email, days })).sort((one, other) => one.days - other.days),
    );
    const [{ count } = {}] = await database.asOwner(
      'select count(*)::int from accounts.people where password_hash is null',
    );
    expect(count).toBe(2);
  });

  it('has three families with five children, eight parents of whom two are invited, four mentors and an admin', async () => {
    const roles = await database.asOwner('select role, count(*)::int from user_roles group by role order by role');
    expect(roles).toEqual([
      { role: 'admin', count: 1 },
      { role: 'mentor', count: 4 },
      { role: 'parent', count: 8 },
    ]);
    const children = await database.asOwner<{ parent: string; levels: (string | null)[] }>(
      `select email as parent, array_agg(current_level order by current_level) as levels
       from students join profiles on profiles.id = parent_id
       where academic_mentor_id is not null and wellbeing_coach_id is not null group by email order by email`,
    );
    expect(children).toEqual([
      { parent: people.jingyi.email, levels: [null] },
      { parent: people.layla.email, levels: ['Secondary', 'University Preparation'] },
      { parent: people.zoe.email, levels: ['Middle Years', 'Primary'] },
    ]);
  });

  it('has a parent with two accounts, and a former student whose parent has requested erasure', async () => {
    const seans = await database.asOwner("select email from profiles where full_name ~ '^Se[aá]n O' order by email");
    expect(seans).toEqual([{ email: people.sean.email }, { email: otherParents.seanAtWork.email }]);
    const requests = await database.asOwner(
      `select email, kind, student_number, (archived_at + interval '7 years')::date - $1::date as days_left
       from privacy_requests join profiles on profiles.id = person_id join students on parent_id = person_id
       where archived_at is not null`,
      [now],
    );
    expect(requests).toEqual([
      { email: otherParents.margarida.email, kind: 'erasure', student_number: leaver.number, days_left: 12 },
    ]);
  });

  it('has a child with two guardians and a third, restricted one', async () => {
    const guardians = await database.asOwner(
      `select email, relation, restriction_reason from student_guardians
         join profiles on profiles.id = guardian_id join students on students.id = student_id
       where student_number = 'MER-2041' order by relation`,
    );
    expect(guardians).toEqual([
      { email: people.sean.email, relation: 'father', restriction_reason: null },
      { email: people.zoe.email, relation: 'mother', restriction_reason: null },
      { email: 'tomasz.wisniewski@example.org', relation: 'step-parent', restriction_reason: 'identity' },
    ]);
  });

  it('has at least forty messages in four languages, which can all be decrypted', async () => {
    const kept = await keptLetters(database);
    expect(kept.length).toBeGreaterThanOrEqual(40);
    const opened = kept.map(({ subject, body, ...row }) => ({
      subject: database.keyring.unseal(sealingContext('subject', row), subject),
      body: database.keyring.unseal(sealingContext('body', row), body),
    }));
    expect(opened.map((message) => message.subject).sort()).toEqual(messages.map((message) => message.subject).sort());
    const written = (pattern: RegExp) => opened.filter(({ body }) => pattern.test(body)).length;
    expect(written(/^Dear /)).toBeGreaterThanOrEqual(10);
    expect(written(/^(السيد|الأستاذ)/)).toBeGreaterThanOrEqual(8);
    expect(written(/^(Madame|Chère)/)).toBeGreaterThanOrEqual(6);
    expect(written(/^\p{Script=Han}/u)).toBeGreaterThanOrEqual(6);
    expect(written(/\p{Script=Latin}(?:.|\n)*\p{Script=Arabic}/u)).toBeGreaterThanOrEqual(2);
    expect(written(/\p{Extended_Pictographic}/u)).toBeGreaterThanOrEqual(3);
  });

  it('has messages of the past weeks at different times, of which each parent’s newest is unread', async () => {
    const kept = await keptLetters(database);
    const oldest = kept[0]?.created_at ?? now;
    const newest = kept.at(-1)?.created_at ?? now;
    expect(now.getTime() - oldest.getTime()).toBeGreaterThan(30 * 86_400_000);
    expect(newest.getTime()).toBeLessThan(now.getTime());
    const sendings = new Set(kept.map(({ id, letter_id }) => letter_id ?? id));
    expect(new Set(kept.map(({ created_at }) => created_at.getTime())).size).toBe(sendings.size);
    for (const { email } of Object.values(people).filter(({ role }) => role === 'parent')) {
      const received = kept.filter(({ receiver }) => receiver === email);
      expect(received.some(({ read }) => read)).toBe(true);
      expect(received.at(-1)?.read).toBe(false);
    }
  });

  it('has at least eight conversations, the longest with six messages', async () => {
    const threads = await database.asOwner<{ count: number }>(
      `select count(*)::int from messages group by thread_id having count(*) > 1 order by 1 desc`,
    );
    expect(threads.length).toBeGreaterThanOrEqual(8);
    expect(threads[0]).toEqual({ count: 6 });
  });

  it('has files that can be decrypted, one of them in a letter to three families', async () => {
    const files = await database.asOwner<{ id: string; message_id: string; letter_id: string | null }>(
      `select files.id, message_id, letter_id from files join messages on messages.id = message_id
       where attachment_count = 1 order by letter_id nulls first`,
    );
    const [eleanor] = await database.asOwner<{ id: string }>('select id from profiles where email = $1', [
      people.eleanor.email,
    ]);
    expect(files.map(({ letter_id }) => letter_id !== null)).toEqual([false, true, true, true]);
    const [{ count } = {}] = await database.asOwner('select count(*)::int from file_chunks');
    expect(count).toBe(2);
    for (const { id, message_id } of files) {
      const read = await readAs(person(eleanor?.id ?? ''), async (tx) => {
        const found = await findFile(tx, id);
        const place = { file_id: found?.contentId ?? '', copy: 'received', number: 0 } as const;
        return { found, content: await readChunk(tx, place) };
      });
      expect(read.found).toMatchObject({ messageId: message_id, details: { size: read.content.length } });
      await expect(checkFile(read.found?.details.name ?? '', Buffer.from(read.content))).resolves.toMatchObject({
        type: read.found?.details.type,
      });
    }
  });

  describe('has a timetable of a week', () => {
    const span = { from: now, until: new Date(now.getTime() + 8 * 86_400_000) };
    const readAsParent = async <Result>(email: string, read: (tx: Tx) => Promise<Result>) => {
      const [row] = await database.asOwner<{ id: string }>('select id from profiles where email = $1', [email]);
      return readAs(person(row?.id ?? ''), read);
    };
    const lessonsOf = (email: string) => readAsParent(email, (tx) => listFamilyLessons(tx, span));

    it('in three time zones, with a lesson of each child that can be joined at once', async () => {
      const lessons = await Promise.all([people.zoe, people.layla, people.jingyi].map(({ email }) => lessonsOf(email)));
      expect(new Set(lessons.flat().map(({ course }) => course.timeZone)).size).toBe(3);
      expect(new Set(lessons.flat().map(({ courseId }) => courseId)).size).toBe(6);
      const study = lessons.flat().filter((each) => each.course.names.en === 'Study Hour' && canBeJoined(each, now));
      expect(study.flatMap(({ studentIds }) => studentIds)).toHaveLength(students.length);
      const [first] = study;
      const room = first && (await readAsParent(people.zoe.email, (tx) => readRoom(tx, first)));
      expect(room).toBe('https://rooms.example.org/study');
    });

    it('with a cancelled lesson, a moved one, somebody who stands in, and a note', async () => {
      const changes = (await lessonsOf(people.zoe.email)).map(({ change }) => change);
      expect(changes.filter((change) => change?.isCancelled)).toHaveLength(1);
      expect(changes.filter((change) => change?.movedTo)).toHaveLength(1);
      expect(changes.filter((change) => change?.teacherId)).toHaveLength(1);
      expect(changes.filter((change) => change?.note)).toHaveLength(2);
    });

    it('in which no child has two lessons at once after the first day', async () => {
      const tomorrow = new Date(now.getTime() + 86_400_000);
      const lessons = await lessonsOf(people.zoe.email);
      const later = lessons.filter(({ startsAt, change }) => startsAt > tomorrow && !change?.isCancelled);
      const overlaps = later.flatMap((lesson, index) =>
        later
          .slice(index + 1)
          .filter(
            ({ startsAt, studentIds }) =>
              startsAt < lesson.endsAt && studentIds.some((id) => lesson.studentIds.includes(id)),
          ),
      );
      expect(later.length).toBeGreaterThan(10);
      expect(overlaps).toEqual([]);
    });

    it('in which lessons overlap the hours of another school', async () => {
      const missed = await readAsParent(people.jingyi.email, async (tx) =>
        lessonsMissed(await listFamilyLessons(tx, span), await listOtherSchool(tx, span)),
      );
      expect(missed.map(({ lesson }) => lesson.course.names.en)).toEqual(['Chinese', 'Chinese', 'Chinese']);
    });
  });

  it('has an archived conversation, an undeliverable invitation and a reply to an enquiry', async () => {
    expect(
      await database.asOwner(
        `select email from messages join profiles on profiles.id = receiver_id where archived_by_receiver`,
      ),
    ).toEqual([{ email: people.zoe.email }]);
    expect(
      await database.asOwner(`select email from mails join profiles on profiles.id = person_id where state = 'failed'`),
    ).toEqual([{ email: 'tomasz.wisniewski@example.org' }]);
    expect(
      await database.asOwner(
        `select state from enquiries join enquiry_entries on enquiry_id = enquiries.id where kind = 'reply'`,
      ),
    ).toEqual([{ state: 'contacted' }]);
  });

  it('keeps the order of its messages at every time of day', () => {
    const today = messages.filter(({ sent }) => 'minutesAgo' in sent);
    const earlier = messages.filter(({ sent }) => 'daysAgo' in sent);
    for (const { sent } of today) expect('minutesAgo' in sent && sent.minutesAgo).toBeLessThan(120);
    for (const { sent } of earlier) expect('daysAgo' in sent && sent.daysAgo >= 1 && sent.at < '22:00').toBe(true);
  });

  it('has accounts that can sign in with the printed passwords', async () => {
    for (const { email, password } of Object.values(people)) {
      const result = await signIn({ email, password, network: '192.0.2.1', oldToken: null });
      expect(result).toMatchObject({ outcome: 'signed in' });
    }
  });

  it('has accounts that are all listed in the README with their passwords', async () => {
    const readme = await readFile('README.md', 'utf8');
    for (const { email, password } of Object.values(people))
      expect(readme).toContain(`| \`${email}\` | \`${password}\` |`);
  });

  it('has only data that the forms accept', () => {
    for (const person of Object.values(people))
      expect(NewAccountSchema.safeParse({ ...person, language: person.language ?? undefined }).error).toBeUndefined();
    for (const { number } of students) expect(number).toMatch(/^[A-Za-z0-9-]{5,20}$/);
    for (const { subject, paragraphs } of messages) {
      expect(characterCount(subject)).toBeLessThanOrEqual(200);
      expect(hasForbiddenCharacters(subject + paragraphs.join('\n\n'))).toBe(false);
    }
    expect(Math.max(...messages.map(({ subject }) => characterCount(subject)))).toBeGreaterThan(180);
  });

  it('is not changed by a second start after its data was changed', async () => {
    await database.asOwner(`update messages set read = true where not read`);
    await database.asOwner(
      `update students set student_number = 'MER-0001', current_level = 'Primary' where student_number = $1`,
      [students.find(({ level }) => level === null)?.number],
    );
    await makePerson(database, 'parent');
    const before = await contentsOf(database);
    await fillDemo(database.owner, database.keyring, new Date(now.getTime() + 86_400_000));
    expect(await contentsOf(database)).toBe(before);
  });

  it('is completed by the next start after an interrupted one', async () => {
    const before = await keptLetters(database);
    await database.asOwner('delete from messages where id = $1', [before[3]?.id]);
    await fillDemo(database.owner, database.keyring, now);
    const after = await keptLetters(database);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });
});
