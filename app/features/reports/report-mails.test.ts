import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailTiming } from '#content/notice-events.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import type { Mail } from '#platform/mail.server.ts';
import { deliverWaitingMails, waitingMails } from '#tests/support/deliver-mails.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { chooseNotifications } from '../notifications/choose-notifications.server.ts';
import { markReportsRead } from './mark-reports-read.server.ts';
import { publishReports, type ReadyReport } from './publish-reports.server.ts';
import { listGrades, listSubjects } from './report-settings.server.ts';
import { saveDraft } from './save-draft.server.ts';

let database: TestDatabase;
let mentor: TestPerson;
let mother: TestPerson;
let father: TestPerson;
let studentId: string;
let termId: string;
let subjects: string[];
let grades: { attainment: string; effort: string };
let delivered: Mail[];

beforeAll(async () => {
  database = await openTestDatabase();
  mentor = await makePerson(database, 'mentor', { fullName: 'Hana Author' });
  termId = await addTerm(database.asOwner, {
    names: { en: 'Autumn' },
    ...{ firstDay: '2026-09-01', lastDay: '2026-12-18', dueOn: '2026-12-11' },
  });
  const [all, known] = await readAs(person(mentor.id), async (tx) => [await listSubjects(tx), await listGrades(tx)]);
  subjects = all.map(({ id }) => id);
  const gradeOf = (scale: string) => known.find((grade) => grade.scale === scale)?.id ?? '';
  grades = { attainment: gradeOf('attainment'), effort: gradeOf('effort') };
});
afterAll(() => database.close());

beforeEach(async () => {
  [mother, father] = await Promise.all([
    makePerson(database, 'parent', { fullName: 'Zoë O’Neil' }),
    makePerson(database, 'parent', { fullName: 'Seán O’Neil' }),
  ]);
  const [student] = await addStudents(database.asOwner, [
    { fullName: 'Tobi Adeyemi', parentId: mother.id, mentorId: mentor.id },
  ]);
  studentId = student?.id ?? '';
  await addGuardians(database.asOwner, [{ studentId, guardianId: father.id, receivesMail: false }]);
  await database.asOwner(`update accounts.people set language = 'en' where id = $1`, [mother.id]);
  delivered = [];
});

async function publish(count = 1, comment = 'Reads with joy.'): Promise<string[]> {
  const ready: ReadyReport[] = [];
  for (const subjectId of subjects.slice(0, count)) {
    const content = { ...grades, target: '', comment, nextStep: '', language: '' };
    const key = { studentId, termId, subjectId };
    const { reportId, revision } = await writeAs(person(mentor.id), (tx) =>
      saveDraft(tx, { key, content, revision: 0 }),
    );
    ready.push({ reportId: reportId ?? '', revision });
  }
  await writeAs(person(mentor.id), (tx) => publishReports(tx, ready));
  return ready.map(({ reportId }) => reportId);
}

const waiting = ({ id }: TestPerson) => waitingMails(database, id, 'new-reports');

async function deliver(): Promise<void> {
  delivered.push(...(await deliverWaitingMails(database, mother.id, 'new-reports')));
}

const choose = (reportMails: MailTiming) =>
  writeAs(person(mother.id), (tx) =>
    chooseNotifications(tx, {
      messageMails: 'immediate',
      announcementMails: 'immediate',
      reportMails,
      quietFrom: '',
      quietUntil: '',
    }),
  );

describe('The mail about new reports', () => {
  // @see mails/new-reports.ts, translations notifications.reportMails, translations notifications.reportMails.hint
  it('is sent to guardians with the right to emails, links to the report, and contains neither student nor content', async () => {
    const [id] = await publish();
    expect(await waiting(father)).toEqual([]);
    await deliver();
    const [mail] = delivered;
    expect([mail?.to.address, mail?.subject]).toEqual([mother.email, 'A new school report is available']);
    expect(mail?.text).toContain(`https://school.example/parent-dashboard/reports/${id}?language=en\n`);
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/Tobi|Hana|joy|English/);
  });

  // @see mails/new-reports.ts, translations notifications.reportMails, translations notifications.reportMails.hint
  it('is not sent to guardians who turned it off, lost the right, were suspended or have read the report', async () => {
    const changes = [
      () => choose('off'),
      () => database.asOwner('update student_guardians set receives_mail = false where guardian_id = $1', [mother.id]),
      () => database.asOwner('update profiles set suspended_at = now() where id = $1', [mother.id]),
    ];
    const [id] = await publish();
    const [version] = await database.asOwner<{ id: string }>('select id from report_versions where report_id = $1', [
      id,
    ]);
    await writeAs(person(mother.id), (tx) => markReportsRead(tx, [version?.id ?? '']));
    await deliver();
    for (const [index, change] of changes.entries()) {
      await publish(1, `Text ${index}`);
      await change();
      await deliver();
      expect(await waiting(mother)).toEqual([]);
    }
    expect(delivered).toEqual([]);
  });

  it('counts the reports published together, and is followed by the next mail after five minutes', async () => {
    await publish(3);
    await deliver();
    expect(delivered.map(({ subject }) => subject)).toEqual(['3 new school reports are available']);
    expect(delivered[0]?.text).toContain('https://school.example/parent-dashboard?language=en\n');
    await publish(1, 'Corrected.');
    const [next] = await waiting(mother);
    expect(next?.due).toBeGreaterThan(290);
    await deliver();
    expect(delivered).toHaveLength(2);
  });

  it('is rescheduled to 07:00 when the guardian chooses one mail a day', async () => {
    await publish();
    await choose('daily');
    const [mail] = await database.asOwner<{ clock: string }>(
      `select to_char(run_at at time zone 'Europe/London', 'HH24:MI') as clock from graphile_worker.jobs
       join mails on key = 'send-mail:' || mails.id where person_id = $1`,
      [mother.id],
    );
    expect(mail?.clock).toBe('07:00');
  });

  it('is in all four languages for a receiver who chose no language', async () => {
    await database.asOwner('update accounts.people set language = null where id = $1', [mother.id]);
    await publish();
    await deliver();
    for (const part of ['A new school report', 'تقرير مدرسي جديد', 'Un nouveau bulletin', '1份新的学习报告'])
      expect(delivered[0]?.subject).toContain(part);
  });
});
