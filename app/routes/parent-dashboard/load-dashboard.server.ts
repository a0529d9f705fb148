import { data, type RouterContextProvider } from 'react-router';
import type { Language } from '#content/languages.ts';
import { listActivity } from '#features/activity/activity.server.ts';
import { listAnnouncements } from '#features/announcements/announcements.server.ts';
import type { ListedAnnouncement } from '#features/announcements/announcements.ts';
import {
  type AttendanceCount,
  countAttendance,
  listMissedLessons,
  listUnexplainedOfChildren,
} from '#features/attendance/attendance.server.ts';
import type { AttendedLesson } from '#features/attendance/attendance.ts';
import { listConsentsOf, listDueConsents } from '#features/consents/consents.server.ts';
import { type DueConsent, type TitledConsent, withoutText } from '#features/consents/consents.ts';
import { countUnreadFeedback, listFeedback } from '#features/feedback/feedback.server.ts';
import type { PublishedFeedback, UnreadFeedback } from '#features/feedback/feedback.ts';
import { markFeedbackRead } from '#features/feedback/save-feedback.server.ts';
import { listComingMeetings, listOpenOffers } from '#features/meetings/meetings.server.ts';
import type { Meeting, OpenOffer } from '#features/meetings/meetings.ts';
import { countUnreadByStudent, listInbox } from '#features/messages/messages.server.ts';
import type { ListedMessage } from '#features/messages/messages.ts';
import { getNotificationSettings } from '#features/notifications/notifications.server.ts';
import type { NotificationSettings } from '#features/notifications/notifications.ts';
import type { PolicyNotice } from '#features/policies/policies.ts';
import { listDuePolicies } from '#features/policies/policy-notices.server.ts';
import { findAttainment } from '#features/reports/progress.server.ts';
import type { AttainmentHistory } from '#features/reports/progress.ts';
import { findExpectedReports } from '#features/reports/report-settings.server.ts';
import type { ExpectedReports } from '#features/reports/report-settings.ts';
import { listReportsOf, listUnreadReports } from '#features/reports/reports.server.ts';
import type { ListedReport, UnreadReports } from '#features/reports/reports.ts';
import { listDueSafety } from '#features/safety/safety.server.ts';
import type { DueSafety } from '#features/safety/safety.ts';
import { stageOf } from '#features/students/stages.ts';
import { listStudentsOf } from '#features/students/students.server.ts';
import type { Student } from '#features/students/students.ts';
import { isOpening } from '#http/is-opening.server.ts';
import { languageOf } from '#http/language.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { getSession, readForSession, writeForSession } from '#http/session.server.ts';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import { isDatabaseUnavailable } from '#platform/database-errors.server.ts';
import type { Page } from '#platform/lists.ts';
import { log } from '#platform/log.server.ts';
import { loadToday, type Today } from '../lessons/load-today.server.ts';
import { readerOf } from '../lessons/show-lessons.server.ts';
import { activityBefore, tabOf, unreadShown } from './dashboard-path.ts';
import type { ShownActivity } from './recent-activity.tsx';

type Context = Readonly<RouterContextProvider>;

export interface Family {
  students: Student[];
  selected: Student;
  /** Null if the reader has several children and chose none: news and activity are about all of them. */
  chosenId: string | null;
}

/** What of a student the reader has not opened yet. */
export interface NewCounts {
  messages: number;
  reports: number;
  feedback: number;
  consents: number;
}

/** A part is null if it could not be loaded. */
interface UnreadAboutStudents {
  reports: UnreadReports[] | null;
  feedback: UnreadFeedback[] | null;
  consents: DueConsent[] | null;
}

/** A part is null if it could not be loaded. */
export interface OverviewParts {
  activity: ShownActivity | null;
  /** The student's progress; null also without published reports. */
  progress: AttainmentHistory | null;
  unread: Page<ListedMessage> | null;
  unreadReports: UnreadReports[] | null;
  unreadFeedback: UnreadFeedback[] | null;
  /** Announcements that the reader has not opened. */
  announcements: ListedAnnouncement[] | null;
  /** Policies that wait for an acknowledgement. */
  duePolicies: PolicyNotice[] | null;
  /** Children whose safety details the reader should enter or confirm. */
  dueSafety: DueSafety[] | null;
  /** Questions that wait for the reader's answer. */
  dueConsents: DueConsent[] | null;
  /** Times for a meeting that the reader can choose from. */
  meetingOffers: OpenOffer[] | null;
  /** Booked meetings, the next one first. */
  meetings: Meeting[] | null;
  /** Absences of one’s children that nobody has explained. */
  unexplained: AttendedLesson[] | null;
  /** Of the selected student; null also before the first register. */
  attendance: ShownAttendance | null;
  /** What is asked about the selected student. */
  consents: TitledConsent[] | null;
}

/** The latest lessons that the student did not attend as planned. */
export interface ShownAttendance {
  count: AttendanceCount;
  latest: AttendedLesson[];
}

const missedShown = 3;

/** What the selected tab shows. A part is null if it could not be loaded. */
export type ShownTab =
  | ({ tab: 'overview' } & OverviewParts)
  | { tab: 'reports'; reports: ListedReport[] | null; expected: ExpectedReports | null }
  | { tab: 'feedback'; feedback: PublishedFeedback[] | null }
  | { tab: 'settings'; notifications: NotificationSettings | null };

/**
 * The students and the selected tab. Null without students, and if they could not be loaded. Somebody else's student and
 * an unknown id get the same 404.
 * @see core §2, §6, §8 @see R2
 */
export async function loadDashboard(args: RequestArgs): Promise<Dashboard | null> {
  const { request, url, context } = args;
  const students = await readOrNull('students', context, (tx) => listStudentsOf(tx));
  if (!students) return null;
  const wanted = url.searchParams.get('student');
  const selected = wanted === null ? students[0] : students.find(({ id }) => id === wanted);
  if (!selected && wanted !== null) throw data(null, { status: 404 });
  if (!selected) return null;
  const isOfAll = wanted === null && students.length > 1 && getSession(context).role !== 'mentor';
  const family = { students, selected, chosenId: isOfAll ? null : selected.id };
  const shownStudents = isOfAll ? students : [selected];
  const [today, reports, feedback, consents, messages] = await Promise.all([
    readOrNull('lessons of today', context, (tx) => loadToday(tx, shownStudents, readerOf(request, context))),
    readOrNull('unread reports', context, (tx) => listUnreadReports(tx)),
    readOrNull('unread feedback', context, (tx) => countUnreadFeedback(tx)),
    readOrNull('due consents', context, (tx) => listDueConsents(tx, languageOf(request, context))),
    readOrNull('unread messages', context, (tx) => countUnreadByStudent(tx)),
  ]);
  const counts = new Map(students.map(({ id }) => [id, countNew(id, { reports, feedback, consents, messages })]));
  return { ...family, counts, today, shown: await loadTab(args, family, { reports, feedback, consents }) };
}

export interface Dashboard extends Family {
  /** By student. */
  counts: Map<string, NewCounts>;
  /** Of the chosen student, or all; null also without courses. */
  today: Today | null;
  shown: ShownTab;
}

function countNew(
  id: string,
  { reports, feedback, consents, messages }: UnreadAboutStudents & { messages: Map<string, number> | null },
): NewCounts {
  const about = <Unread extends { studentId: string }>(unread: Unread[] | null) =>
    unread?.filter(({ studentId }) => studentId === id) ?? [];
  return {
    messages: messages?.get(id) ?? 0,
    reports: about(reports).flatMap((each) => each.reports).length,
    feedback: about(feedback).reduce((sum, { count }) => sum + count, 0),
    consents: about(consents).length,
  };
}

function loadTab(args: RequestArgs, family: Family, unread: UnreadAboutStudents): Promise<ShownTab> {
  switch (tabOf(args.url.searchParams)) {
    case 'overview':
      return loadOverview(args, family, unread);
    case 'reports':
      return loadReports(args, family);
    case 'feedback':
      return loadFeedback(args, family);
    case 'settings':
      return loadSettings(args);
  }
}

async function loadOverview(
  { request, url, context }: RequestArgs,
  family: Family,
  { reports, feedback, consents: due }: UnreadAboutStudents,
): Promise<ShownTab> {
  const language = languageOf(request, context);
  const { chosenId: studentId, students } = family;
  const isShown = (about: { studentId: string }) => studentId === null || about.studentId === studentId;
  // Of a student among several, only what is about them; announcements and policies are about none.
  const isFiltered = studentId !== null && students.length > 1;
  const [
    activity,
    progress,
    unread,
    announcements,
    duePolicies,
    dueSafety,
    unexplained,
    attendance,
    consents,
    offers,
    meetings,
  ] = await Promise.all([
    readOrNull('activity', context, (tx) => loadActivity(tx, family, url)),
    readOrNull('progress', context, (tx) => findAttainment(tx, family.selected.id, language)),
    readOrNull('messages', context, (tx) =>
      listInbox(tx, { view: 'unread', size: unreadShown, studentId: isFiltered ? studentId : null }),
    ),
    isFiltered ? [] : readOrNull('announcements', context, (tx) => listUnreadAnnouncements(tx, language)),
    isFiltered ? [] : readOrNull('policies', context, (tx) => listDuePolicies(tx, language)),
    readOrNull('safety details', context, (tx) => listDueSafety(tx)),
    readOrNull('unexplained absences', context, listUnexplainedOfChildren),
    readOrNull('attendance', context, (tx) => loadAttendance(tx, family.selected.id)),
    readOrNull('consents', context, (tx) => listConsentsOf(tx, family.selected.id, language)),
    readOrNull('meeting offers', context, (tx) => listOpenOffers(tx)),
    readOrNull('meetings', context, (tx) => listComingMeetings(tx)),
  ]);
  const isAbout = ({ students }: { students: { id: string }[] }) =>
    studentId === null || students.some(({ id }) => id === studentId);
  return {
    tab: 'overview',
    activity,
    progress,
    unread,
    unreadReports: reports?.filter(isShown) ?? null,
    unreadFeedback: feedback?.filter(isShown) ?? null,
    announcements,
    duePolicies,
    dueSafety: dueSafety?.filter(isShown) ?? null,
    dueConsents: due?.filter(isShown) ?? null,
    meetingOffers: offers?.filter((offer) => offer.free > 0 && isAbout(offer)) ?? null,
    meetings: meetings?.filter((meeting) => meeting.cancelledBy === null && isAbout(meeting)) ?? null,
    unexplained: unexplained?.filter(isShown) ?? null,
    attendance,
    consents: consents?.map(withoutText) ?? null,
  };
}

async function loadAttendance(tx: Tx, studentId: string): Promise<ShownAttendance | null> {
  const [count] = await countAttendance(tx, [studentId]);
  return count ? { count, latest: await listMissedLessons(tx, studentId, missedShown) } : null;
}

async function listUnreadAnnouncements(tx: PersonTx, language: Language): Promise<ListedAnnouncement[]> {
  const page = await listAnnouncements(tx, { language, after: null, size: unreadShown, isUnread: true });
  return page.items;
}

async function loadActivity(tx: Tx, { students, chosenId }: Family, { searchParams }: URL): Promise<ShownActivity> {
  const before = activityBefore(searchParams);
  const ids = chosenId === null ? students.map(({ id }) => id) : [chosenId];
  return { ...(await listActivity(tx, ids, before)), before };
}

async function loadReports({ context }: RequestArgs, { selected }: Family): Promise<ShownTab> {
  const stage = stageOf(selected.currentLevel ?? '');
  const [reports, expected] = await Promise.all([
    readOrNull('reports', context, (tx) => listReportsOf(tx, selected.id)),
    readOrNull('expected reports', context, (tx) => findExpectedReports(tx, stage)),
  ]);
  return { tab: 'reports', reports, expected };
}

/** A guardian who opens the tab reads its feedback. @see PD-48 @see R4 */
async function loadFeedback({ request, context }: RequestArgs, { selected }: Family): Promise<ShownTab> {
  const { personId } = getSession(context);
  const feedback = await readOrNull('feedback', context, (tx) => listFeedback(tx, selected.id));
  const isReader = selected.guardians.some(({ id }) => id === personId) && isOpening(request);
  const unread = isReader ? (feedback?.filter(({ isRead }) => !isRead).map(({ latest }) => latest.id) ?? []) : [];
  if (unread.length > 0) await writeForSession(context, (tx) => markFeedbackRead(tx, unread));
  return { tab: 'feedback', feedback };
}

async function loadSettings({ context }: RequestArgs): Promise<ShownTab> {
  return {
    tab: 'settings',
    notifications: await readOrNull('notification settings', context, getNotificationSettings),
  };
}

/** A failed query is logged and returns null; an unavailable database is a 503. @see core §8 */
async function readOrNull<Result>(
  what: string,
  context: Context,
  read: (tx: PersonTx) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await readForSession(context, read);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    log.error({ err: error, personId: getSession(context).personId }, `the ${what} of a person could not be loaded`);
    return null;
  }
}
