import pg from 'pg';
import { offices } from '#content/offices.ts';
import { openPool, visitor, writeAs } from '#platform/database.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { addDemoAttendance } from './demo/add-attendance.ts';
import { addDemoConsents } from './demo/add-consents.ts';
import { addDemoCourses } from './demo/add-courses.ts';
import { addDemoMeetings } from './demo/add-meetings.ts';
import { addDemoMessages, addDemoReport } from './demo/add-messages.ts';
import {
  addDemoAcknowledgements,
  addDemoAnnouncements,
  addDemoEnquiries,
  addDemoFacts,
  addDemoPrivacyRequests,
  addErasureRequest,
} from './demo/add-office-records.ts';
import { addInvitation, addOtherParents, addPeople, assignDemoOffice } from './demo/add-people.ts';
import { addDemoReports } from './demo/add-reports.ts';
import {
  addDemoAbsences,
  addDemoActivity,
  addDemoFeedback,
  addDemoSafety,
  addDemoStudents,
  addLeaver,
} from './demo/add-students.ts';
import { asOwnerIn } from './demo/demo-rows.ts';
import { invitations } from './demo/people.ts';

/** Keeps existing data. @param now the messages' dates are relative to it @throws DemoRefused for other accounts */
export async function fillDemo(owner: pg.ClientConfig, keyring: Keyring, now = new Date()): Promise<void> {
  const lock = new pg.Client(owner);
  await lock.connect();
  const closePool = openPool({ ...owner, max: 1 });
  try {
    // Concurrent demos: one fills the database, the others wait and find it done.
    await lock.query('select pg_advisory_lock($1)', [advisoryLocks.demo]);
    const ids = await addPeople(now);
    for (const invitation of invitations) await addInvitation(invitation, now);
    await addOtherParents(now);
    await addDemoStudents(ids, now);
    await addLeaver(now);
    for (const office of offices) await assignDemoOffice(office, ids);
    await addDemoMessages(ids, keyring, now);
    await addDemoActivity(ids, now);
    await addDemoAbsences(ids, keyring, now);
    await addDemoSafety(ids, keyring, now);
    await addDemoFeedback(ids, keyring, now);
    await addDemoConsents(ids, now);
    await writeAs(visitor, (tx) => addDemoReports(asOwnerIn(tx), { keyring, ids, now }));
    await addDemoReport(ids, keyring, now);
    await addDemoCourses(ids, keyring, now);
    await addDemoAttendance(ids, now);
    await addDemoEnquiries(ids, keyring, now);
    await addDemoPrivacyRequests(ids, keyring, now);
    await addErasureRequest(keyring, now);
    await addDemoFacts(now);
    await addDemoAcknowledgements(ids, now);
    await addDemoAnnouncements(ids, keyring, now);
    await addDemoMeetings(ids, keyring, now);
  } finally {
    await closePool();
    await lock.end();
  }
}
