import type { Language } from '#content/languages.ts';
import { listAbsencesOf } from '#features/absences/absent-students.server.ts';
import { listActivity } from '#features/activity/activity.server.ts';
import { listConsentsOf } from '#features/consents/consents.server.ts';
import { withoutText } from '#features/consents/consents.ts';
import { countMessagesAbout } from '#features/messages/messages.server.ts';
import { countBegunReports, listReportsOf } from '#features/reports/reports.server.ts';
import { findSafetyState } from '#features/safety/safety.server.ts';
import type { PersonTx } from '#platform/database.server.ts';

const latestShown = 5;

/** What the portal holds about a student besides the form, with the number of messages and the state of the safety details. */
export async function loadRecord(tx: PersonTx, studentId: string, language: Language) {
  const [reports, begunReports, absences, consents, activity, messageCount, safety] = await Promise.all([
    listReportsOf(tx, studentId),
    countBegunReports(tx, studentId),
    listAbsencesOf(tx, studentId, latestShown),
    listConsentsOf(tx, studentId, language),
    listActivity(tx, [studentId], null, latestShown),
    countMessagesAbout(tx, studentId),
    findSafetyState(tx, studentId),
  ]);
  return {
    reports,
    begunReports,
    absences,
    consents: consents.map(withoutText),
    activity: activity.items,
    messageCount,
    safety,
  };
}

export type StudentRecord = Awaited<ReturnType<typeof loadRecord>>;
