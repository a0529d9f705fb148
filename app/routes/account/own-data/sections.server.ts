import { person, readAs } from '#platform/database.server.ts';
import { account, events, mails, offices, policies, requests, sessions } from './account-items.server.ts';
import { announcements } from './announcement-items.server.ts';
import { courses, otherSchool } from './course-items.server.ts';
import { meetings } from './meeting-items.server.ts';
import { messages } from './message-items.server.ts';
import type { Owner, OwnSection, Source } from './own-section.server.ts';
import type { Reader } from './reader.server.ts';
import {
  absences,
  activity,
  attendance,
  consents,
  feedback,
  reports,
  safety,
  students,
} from './student-items.server.ts';

/** Everything that the portal holds about a person and their children. @see PD-57 */
export function ownSections(owner: Owner, reader: Reader): OwnSection[] {
  const identity = person(owner.session.personId);
  const source: Source = { ...owner, reader, read: (work) => readAs(identity, work) };
  return [
    { name: 'account', items: () => account(source) },
    { name: 'students', items: () => students(source) },
    { name: 'reports', items: () => reports(source) },
    { name: 'feedback', items: () => feedback(source) },
    { name: 'absences', items: () => absences(source) },
    { name: 'attendance', items: () => attendance(source) },
    { name: 'courses', items: () => courses(source) },
    { name: 'otherSchool', items: () => otherSchool(source) },
    { name: 'safety', items: () => safety(source) },
    { name: 'consents', items: () => consents(source) },
    { name: 'meetings', items: () => meetings(source) },
    { name: 'activity', items: () => activity(source) },
    { name: 'messages', items: () => messages(source) },
    { name: 'announcements', items: () => announcements(source) },
    { name: 'offices', items: () => offices(source) },
    { name: 'requests', items: () => requests(source) },
    { name: 'policies', items: () => policies(source) },
    { name: 'sessions', items: () => sessions(source) },
    { name: 'events', items: () => events(source) },
    { name: 'mails', items: () => mails(source) },
  ];
}
