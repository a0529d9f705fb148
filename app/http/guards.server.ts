import { data, href, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { routeOptions } from '#app/route-options.ts';
import type { Role } from '#content/roles.ts';
import type { Session } from '#features/accounts/accounts.ts';
import { recordDeniedAccess } from '#features/accounts/record-denied-access.server.ts';
import { findAnnouncementScope } from '#features/announcements/audiences.server.ts';
import { overseesAttendance } from '#features/attendance/school-attendance.server.ts';
import { isTeaching } from '#features/courses/teaching.server.ts';
import { handlesOfficeMessages } from '#features/enquiries/contact-messages.server.ts';
import { recordsEnquiries } from '#features/enquiries/record-enquiry.server.ts';
import { seesReports } from '#features/messages/message-reports.server.ts';
import { handlesPrivacyRequests } from '#features/privacy-requests/privacy-requests.server.ts';
import { findsStudentsInEmergency } from '#features/safety/safety.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import type { PersonTx } from '#platform/database.server.ts';
import { isMultipart } from '#platform/multipart.server.ts';
import { requestOriginContext } from '#platform/request-context.server.ts';
import { keepPosted, postedAgain, resourceUnavailable, unavailable } from '#platform/unavailable-response.server.ts';
import { formOwnerField } from './form-owner.ts';
import { redirectWithNotice } from './notices.server.ts';
import type { RequestArgs } from './request-args.ts';
import { isSecondFactorDue, secondFactorPage } from './second-factor-due.server.ts';
import {
  findVisitorSession,
  getSession,
  isSessionUnknown,
  loginPath,
  readForSession,
  sessionToken,
} from './session.server.ts';

/** Middleware, because loaders run in parallel. @see R1 */
type Guard = MiddlewareFunction<Response>;
type Context = Readonly<RouterContextProvider>;

export const signedInPage: Guard = async ({ request, url, context }, next) => {
  const session = findVisitorSession(context);
  if (isSessionUnknown(context)) {
    if (request.method === 'POST' && routeOptions[url.pathname]?.keepsForm) return next();
    keepPosted(request, context);
    throw await unavailable(context);
  }
  if (!session && sessionToken(context) === null) throw redirect(loginPath(url), 303);
  if (!session) throw redirectWithNotice(context, loginPath(url), { tone: 'info', text: 'login.sessionEnded' });
  const page = requiredPage(session, context);
  if (page !== null && url.pathname !== page) throw redirect(page, 303);
  if (request.method === 'POST' && (await isFormOfAnother(session, request, context)))
    throw redirectWithNotice(context, loginPath(url), { tone: 'error', text: 'form.otherPerson' });
  return next();
};

/** Whether somebody else was signed in when the form was shown, such as in another tab of a shared browser. @see PD-26 */
async function isFormOfAnother({ personId }: Session, request: Request, context: Context): Promise<boolean> {
  if (isMultipart(request.headers)) return false;
  keepPosted(request, context);
  const owner = (await postedAgain(request, context).formData()).get(formOwnerField);
  return owner !== null && owner !== personId;
}

/** Returns the page that must be completed first: a new password, or a required second factor. @see R5, R7 */
function requiredPage(session: Session, context: Context): string | null {
  if (session.mustChangePassword) return href('/change-password');
  return isSecondFactorDue(session, context) ? secondFactorPage : null;
}

/** For resource routes. While a page is required, only the resources below it are open. */
export const signedInResource: Guard = ({ url, context }, next) => {
  const session = findVisitorSession(context);
  if (isSessionUnknown(context)) return resourceUnavailable();
  if (!session) return Response.json({ error: 'unauthenticated' }, { status: 401 });
  const page = requiredPage(session, context);
  if (page !== null && !url.pathname.startsWith(`${page}/`)) return forbidden();
  return next();
};

/** Redirects others to the dashboard with the notice `text`; actions return 403. @see core §6 @see R1 */
export function requireRole(role: Role, text: PlainTranslationKey): Guard {
  return async (args, next) => {
    const { request, context } = args;
    if (getSession(context).role === role) return next();
    await recordRefusal(args);
    if (request.method !== 'GET' && request.method !== 'HEAD') return forbidden();
    throw redirectWithNotice(context, href('/parent-dashboard'), { tone: 'error', text });
  };
}

export function requireRoleForResource(role: Role): Guard {
  return async (args, next) => {
    if (getSession(args.context).role === role) return next();
    await recordRefusal(args);
    return forbidden();
  };
}

/** For everybody else, administrators included, these pages do not exist. @see PD-47 */
export const safeguardingOfficersOnly = onlyIf(seesReports);

/** Administrators, and holder and deputy of the safeguarding office; for everybody else, the page does not exist. @see PD-71 */
export const emergencyReadersOnly = onlyIf(findsStudentsInEmergency);

/** Returns 404 for people without an office that gets contact messages. @see PD-75 */
export const officeMessagesOnly = onlyIf(handlesOfficeMessages);

/** Returns 404 for people who are neither administrators nor in Admissions. @see PD-30 */
export const enquiryRecordersOnly = onlyIf(recordsEnquiries);

/** Returns 404 for people who do not handle requests. @see PD-58 */
export const privacyOfficersOnly = onlyIf(handlesPrivacyRequests);

/** Returns 404 for people who may not announce to anybody. @see PD-66 */
export const announcementAuthorsOnly = onlyIf(async (tx) => (await findAnnouncementScope(tx)) !== null);

/** Returns 404 for people who are neither administrators nor the Academic Coordinator. @see PD-70 */
export const attendanceOverseersOnly = onlyIf(overseesAttendance);

/** Returns 404 for people who teach no course and stand in for nobody. @see PD-67 */
export const teachersOnly = onlyIf(isTeaching);

function onlyIf(mayOpen: (tx: PersonTx) => Promise<boolean>): Guard {
  return async ({ context }, next) => {
    if (!(await readForSession(context, mayOpen))) throw data(null, { status: 404 });
    return next();
  };
}

const forbidden = () => Response.json({ error: 'forbidden' }, { status: 403 });

function recordRefusal({ request, url, context }: RequestArgs): Promise<void> {
  return recordDeniedAccess({
    personId: getSession(context).personId,
    path: url.pathname,
    method: request.method,
    origin: context.get(requestOriginContext),
  });
}
