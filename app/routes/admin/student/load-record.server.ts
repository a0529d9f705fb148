import { listAbsencesOf } from '#features/absences/absent-students.server.ts';
import { listActivity } from '#features/activity/activity.server.ts';
import { countMessagesAbout } from '#features/messages/messages.server.ts';
import { countBegunReports, listReportsOf } from '#features/reports/reports.server.ts';
import { findSafetyState } from '#features/safety/safety.server.ts';
import type { PersonTx } from '#platform/database.server.ts';

const latestShown = 5;

/** What the portal holds about a student besides the form: reports, absences, activity, the number of messages and the state of the safety details. */
export async function loadRecord(tx: PersonTx, studentId: string) {
  const [reports, begunReports, absences, activity, messageCount, safety] = await Promise.all([
    listReportsOf(tx, studentId),
    countBegunReports(tx, studentId),
    listAbsencesOf(tx, studentId, latestShown),
    listActivity(tx, [studentId], null, latestShown),
    countMessagesAbout(tx, studentId),
    findSafetyState(tx, studentId),
  ]);
  return { reports, begunReports, absences, activity: activity.items, messageCount, safety };
}

export type StudentRecord = Awaited<ReturnType<typeof loadRecord>>;
