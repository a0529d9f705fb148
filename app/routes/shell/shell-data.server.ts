import { data, type RouterContextProvider } from 'react-router';
import { isConfidentialPage } from '#app/route-options.ts';
import { type Appearance, appearanceOf } from '#content/appearances.ts';
import { defaultLanguage, type Language } from '#content/languages.ts';
import type { Role } from '#content/roles.ts';
import type { Session } from '#features/accounts/accounts.ts';
import { overseesAttendance } from '#features/attendance/school-attendance.server.ts';
import { type Consent, consentFromCookie } from '#features/consent/consent.ts';
import { isTeaching } from '#features/courses/teaching.server.ts';
import { attendsCourses } from '#features/courses/timetable.server.ts';
import { handlesOfficeMessages } from '#features/enquiries/contact-messages.server.ts';
import { hasMeetings } from '#features/meetings/meetings.server.ts';
import { seesReports } from '#features/messages/message-reports.server.ts';
import { findNewestUnread, type NewestUnread } from '#features/messages/messages.server.ts';
import { countUnread } from '#features/notifications/count-unread.server.ts';
import { listDuePolicies } from '#features/policies/policy-notices.server.ts';
import { holdsPrivacyOffice } from '#features/privacy-requests/privacy-requests.server.ts';
import { backgroundHeader } from '#http/background-header.ts';
import { cookiesFor, readCookie, writeCookie } from '#http/cookies.server.ts';
import {
  accountLanguageOf,
  languageOf,
  languageOfCookie,
  languageOfLink,
  offeredLanguage,
} from '#http/language.server.ts';
import { noticeCookie, noticeOfRedirect, noticeOfResponse, noticeWithTexts } from '#http/notices.server.ts';
import { findVisitorSession, isSessionUnknown, readForSession } from '#http/session.server.ts';
import { zoneOfDevice } from '#http/zone-of-reader.server.ts';
import { dayAt } from '#i18n/time-in-zone.ts';
import { isDatabaseUnavailable } from '#platform/database-errors.server.ts';
import { log } from '#platform/log.server.ts';
import { requestOriginContext, servicesContext } from '#platform/request-context.server.ts';
import type { Notice } from '#ui/notices.ts';
import { hasAnswers } from '../public/questions/has-answers.server.ts';

type Context = Readonly<RouterContextProvider>;

export type ShellPerson = { id: string; fullName: string; role: Role | null; mustChangePassword: boolean };

/** Data for the header, footer and dialogs of every page. */
export interface ShellData {
  language: Language;
  /** From the account: the browser's stored choice then does not reload the page. @see PD-9 */
  isAccountLanguage: boolean;
  /** A language that the visitor's browser prefers to the page's; only set if there is one. */
  offeredLanguage?: Language;
  person: ShellPerson | null;
  /** Chosen by the signed-in person; null: the zone of the device. */
  timeZone: string | null;
  /** Of the portal in this browser. @see PD-87 */
  appearance: Appearance;
  /** That of the signed-in person's device, if it is known. */
  deviceTimeZone?: string | undefined;
  /** The day in the zone of a signed-in person, if it is known, as `2026-11-23`. */
  today?: string | undefined;
  unreadCount: number;
  unreadAnnouncements?: number;
  /** Staff, and guardians who can book a meeting or have had one. @see PD-69 */
  hasMeetings?: boolean;
  /** Holder or deputy of an office that gets reports of messages, or an administrator while the safeguarding office has neither. */
  handlesReports?: boolean;
  /** In an office that gets contact messages, and no administrator: those have them in the console. @see PD-75 */
  handlesOfficeMessages?: boolean;
  /** A child attends a course, or the person teaches one or stands in for a teacher. @see PD-67 */
  hasLessons?: boolean;
  /** The Academic Coordinator: administrators have a link in the console. @see PD-70 */
  overseesAttendance?: boolean;
  /** Number of policies that wait for an acknowledgement. @see PD-61 */
  policiesDue?: number;
  /** Holder or deputy of the data-protection office, or an administrator while it has neither. */
  handlesPrivacyRequests?: boolean;
  /** The newest unread message, for announcements on open pages. Only in background loads. */
  newestUnread?: NewestUnread | null;
  consent: Consent | null;
  /** The page has a form for passwords or personal details: no external scripts. @see PD-12 */
  isConfidential: boolean;
  /** The page's CSP permits the external translation. @see PD-12 */
  allowsPageTranslation: boolean;
  notice: Notice | null;
  /** The page of questions exists in this language. */
  hasQuestions: boolean;
  year: number;
  /** Scheme and host of the site, for absolute URLs. */
  origin: string;
}

export async function loadShell(request: Request, context: Context, pattern: string) {
  const session = findVisitorSession(context);
  // A background load may occur between a redirect and its target page, which shows the notice.
  const isBackground = request.headers.has(backgroundHeader);
  const found = isBackground ? null : noticeOfRedirect(request, context);
  // After sign-in with a temporary password the next page is not the dashboard that the notice mentions.
  const notice = session?.mustChangePassword ? null : (noticeOfResponse(context) ?? found);
  const cookies = cookiesFor(context);
  const consent = consentFromCookie(readCookie(request, cookies.consent));
  const isConfidential = isConfidentialPage(pattern);
  const offered = offeredLanguage(request, context);
  const shell: ShellData = {
    language: languageOf(request, context),
    isAccountLanguage: accountLanguageOf(request, context) !== null,
    ...(offered && { offeredLanguage: offered }),
    person: session && {
      id: session.personId,
      fullName: session.fullName,
      role: session.role,
      mustChangePassword: session.mustChangePassword,
    },
    appearance: appearanceOf(readCookie(request, cookies.appearance)),
    timeZone: session?.timeZone ?? null,
    ...(session && timesOf(session, request, context)),
    ...(session && !session.mustChangePassword
      ? await loadNavigationState(session, context, isBackground)
      : { unreadCount: 0 }),
    consent,
    isConfidential,
    allowsPageTranslation: consent?.functional === true && !isConfidential && !session && !isSessionUnknown(context),
    notice: notice && noticeWithTexts(notice, languageOf(request, context)),
    hasQuestions: hasAnswers(languageOf(request, context), context),
    year: new Date().getUTCFullYear(),
    origin: context.get(servicesContext).appUrl.origin,
  };
  const headers = new Headers();
  const linked = languageOfCookie(request, context) === null ? languageOfLink(request) : null;
  if (linked) headers.append('Set-Cookie', writeCookie(cookies.language, linked));
  if (found) headers.append('Set-Cookie', noticeCookie(context, null));
  if (shell.allowsPageTranslation) headers.set('x-page-translation', 'allowed');
  return data(shell, { headers });
}

function timesOf(
  { timeZone }: Session,
  request: Request,
  context: Context,
): Pick<ShellData, 'deviceTimeZone' | 'today'> {
  const deviceTimeZone = zoneOfDevice(request, context);
  const zone = timeZone ?? deviceTimeZone;
  return { deviceTimeZone, today: zone && dayAt(new Date(), zone) };
}

type NavigationState = Pick<
  ShellData,
  | 'unreadCount'
  | 'unreadAnnouncements'
  | 'newestUnread'
  | 'hasMeetings'
  | 'handlesReports'
  | 'handlesOfficeMessages'
  | 'handlesPrivacyRequests'
  | 'overseesAttendance'
  | 'policiesDue'
  | 'hasLessons'
>;

/** Returns 0 on errors: a missing badge must not make the page fail. */
async function loadNavigationState(
  { role }: Session,
  context: Context,
  isBackground: boolean,
): Promise<NavigationState> {
  const isStaff = role === 'mentor' || role === 'admin';
  try {
    return await readForSession(context, async (tx) => {
      const [
        unread,
        hasOwnMeetings,
        handlesReports,
        hasMessages,
        isOfficer,
        newest,
        policiesDue,
        hasLessons,
        oversees,
      ] = await Promise.all([
        countUnread(tx),
        isStaff || hasMeetings(tx),
        isStaff ? seesReports(tx) : false,
        role === 'mentor' ? handlesOfficeMessages(tx) : false,
        isStaff ? holdsPrivacyOffice(tx) : false,
        isBackground ? findNewestUnread(tx) : undefined,
        listDuePolicies(tx, defaultLanguage),
        isStaff ? isTeaching(tx) : attendsCourses(tx),
        role === 'mentor' ? overseesAttendance(tx) : false,
      ]);
      return {
        unreadCount: unread.messages,
        ...(unread.announcements > 0 && { unreadAnnouncements: unread.announcements }),
        ...(hasOwnMeetings && { hasMeetings: true }),
        ...(handlesReports && { handlesReports }),
        ...(hasMessages && { handlesOfficeMessages: true }),
        ...(policiesDue.length > 0 && { policiesDue: policiesDue.length }),
        ...(isOfficer && { handlesPrivacyRequests: true }),
        ...(hasLessons && { hasLessons: true }),
        ...(oversees && { overseesAttendance: true }),
        ...(newest !== undefined && { newestUnread: newest }),
      };
    });
  } catch (error) {
    const requestId = context.get(requestOriginContext).id;
    if (!isDatabaseUnavailable(error)) log.error({ err: error, requestId }, 'unread messages could not be counted');
    return { unreadCount: 0 };
  }
}
