import { randomUUID } from 'node:crypto';
import { addFeedback } from '#database/samples/feedback.ts';
import { addReport, addTerm } from '#database/samples/reports.ts';
import { addStudentEvents } from '#database/samples/student-events.ts';
import { openingContext, reportContext } from '#features/messages/sealed-message-reports.server.ts';
import type { TestPerson } from '../../support/people.ts';
import type { School } from './school.ts';

type Screen = [path: string, text: string];

interface StudentRecords {
  people: Record<'parent' | 'mentor', TestPerson>;
  /** Screens that show the records, each with a text that is the same in every language. */
  screens: Record<'parent' | 'mentor', Screen[]>;
}

/** Adds a student with reports of four terms, drafts, feedback and activity, and a reported message for the mentor. */
export async function makeStudentRecords(school: School): Promise<StudentRecords> {
  const parent = await school.makePerson('parent', { fullName: 'Amara Okafor' });
  const mentor = await school.makePerson('mentor', { fullName: 'Edwin Castellanos' });
  const { id: studentId } = await school.makeStudent({
    fullName: 'Noah Okafor',
    level: 'Primary',
    parentId: parent.id,
    mentorId: mentor.id,
  });
  const { termId, publishedTermId, reportId } = await addReports(school, studentId, mentor.id);
  const feedback = { studentId, authorId: mentor.id, text: 'He explains his solutions to others.' };
  await addFeedback(school.asOwner, school.keyring, feedback);
  await addStudentEvents(school.asOwner, [
    { studentId, kind: 'mentor-assigned', referenceId: mentor.id },
    { studentId, kind: 'report-published', referenceId: reportId },
  ]);
  const messageReport = await addMessageReport(school, parent.id, mentor.id);
  const dashboard = `/parent-dashboard?student=${studentId}`;
  return {
    people: { parent, mentor },
    screens: {
      parent: [
        [dashboard, 'Third Term'],
        [`${dashboard}&tab=reports`, 'Third Term'],
        [`${dashboard}&tab=feedback`, feedback.text],
        [`${dashboard}&tab=settings`, parent.fullName],
        [`/parent-dashboard/reports/${reportId}`, comment],
        [`/parent-dashboard/reports/of/${studentId}/${publishedTermId}`, comment],
      ],
      mentor: [
        [`/students/reports/${studentId}?term=${termId}`, 'Noah Okafor'],
        [`/students/reports/publish?term=${termId}`, 'Noah Okafor'],
        [`/students/${studentId}/feedback`, feedback.text],
        [dashboard, parent.fullName],
        ['/safeguarding', parent.fullName],
        [`/safeguarding/${messageReport}`, reportedText],
      ],
    },
  };
}

const comment = 'Reads with joy.';
const reportedText = 'Tell nobody of it.';

/** Returns the term of the drafts and the latest published report. */
async function addReports({ asOwner, keyring }: School, studentId: string, authorId: string) {
  const term = (name: string, year: number) =>
    addTerm(asOwner, {
      names: { en: name },
      firstDay: `${year}-09-01`,
      lastDay: `${year}-12-18`,
      dueOn: `${year}-12-11`,
    });
  const shared = { studentId, authorId, subject: 'English', effort: 1, comment };
  let [publishedTermId, reportId] = ['', ''];
  for (const [index, name] of ['First Term', 'Second Term', 'Third Term'].entries()) {
    publishedTermId = await term(name, 2001 + index);
    reportId = await addReport(asOwner, keyring, {
      ...shared,
      termId: publishedTermId,
      attainment: 2 - index,
      publishedAt: new Date(),
    });
  }
  const termId = await term('Fourth Term', 2004);
  await addReport(asOwner, keyring, { ...shared, termId, attainment: 1, publishedAt: null });
  const incomplete = { ...shared, termId, subject: 'Mathematics', attainment: null, publishedAt: null };
  await addReport(asOwner, keyring, incomplete);
  return { termId, publishedTermId, reportId };
}

/** Adds a report by the parent that the mentor opened as deputy of the director. No other test appoints one. */
async function addMessageReport(school: School, parentId: string, mentorId: string): Promise<string> {
  const { asOwner, keyring } = school;
  const { id: senderId } = await school.makePerson('mentor');
  const threadId = await school.makeMessage({ from: parentId, to: senderId, body: 'When do we meet?' });
  const messageId = await school.makeMessage({ from: senderId, to: parentId, threadId, body: reportedText });
  const [id, openingId] = [randomUUID(), randomUUID()];
  await asOwner(`update offices set deputy_id = $1 where id = 'director'`, [mentorId]);
  await asOwner(
    `insert into message_reports (id, message_id, reporter_id, office, reason) values ($1, $2, $3, 'director', $4)`,
    [id, messageId, parentId, keyring.seal(reportContext('reason', id), '{"kind":"danger","text":"He is afraid."}')],
  );
  await asOwner(`insert into message_report_openings (id, report_id, person_id, reason) values ($1, $2, $3, $4)`, [
    openingId,
    id,
    mentorId,
    keyring.seal(openingContext(openingId), 'To decide what to do'),
  ]);
  return id;
}
