import { data, Link, type RouterContextProvider, useLocation, useNavigation } from 'react-router';
import type { Language } from '../../../content/languages.ts';
import type { Role } from '../../../content/roles.ts';
import { listActivity } from '../../features/activity/activity.server.ts';
import { countUnreadFeedback, listFeedback } from '../../features/feedback/feedback.server.ts';
import type { PublishedFeedback } from '../../features/feedback/feedback.ts';
import { markFeedbackRead } from '../../features/feedback/save-feedback.server.ts';
import { listInbox } from '../../features/messages/messages.server.ts';
import { getNotificationSettings } from '../../features/notifications/notifications.server.ts';
import { listDuePolicies } from '../../features/policies/policy-notices.server.ts';
import { findProgress } from '../../features/reports/progress.server.ts';
import type { Progress } from '../../features/reports/progress.ts';
import { listReportsOf, listUnreadReports } from '../../features/reports/reports.server.ts';
import type { ListedReport } from '../../features/reports/reports.ts';
import { listStudentsOf } from '../../features/students/students.server.ts';
import type { Student } from '../../features/students/students.ts';
import { isOpening } from '../../http/is-opening.server.ts';
import { languageOf } from '../../http/language.server.ts';
import { getSession, readForSession, writeForSession } from '../../http/session.server.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import type { Tx } from '../../platform/database.server.ts';
import { isDatabaseUnavailable } from '../../platform/database-errors.server.ts';
import { log } from '../../platform/log.server.ts';
import { servicesContext } from '../../platform/request-context.server.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SignOutForm } from '../account/sign-out-form.tsx';
import { PortalTitle } from '../shell/portal-title.tsx';
import { withNamespaces } from '../shell/with-namespaces.ts';
import type { Route } from './+types/route.ts';
import { activityQueryOf, tabOf, unreadShown } from './dashboard-path.ts';
import { markMessagesRead } from './mark-messages-read.server.ts';
import type { ShownActivity } from './recent-activity.tsx';
import { StudentCards } from './student-cards.tsx';
import { StudentTabs } from './tabs.tsx';

type Context = Readonly<RouterContextProvider>;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespaces('students')];

/** Someone else's student and an unknown id get the same 404. @see core §2, §6 @see R2 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { personId, fullName, role } = getSession(context);
  const { searchParams } = url;
  const { keyring } = context.get(servicesContext);
  const tab = tabOf(searchParams);
  const isOverview = tab === 'overview';
  const language = languageOf(request, context);
  const [family, unread, unreadReports, unreadFeedback, duePolicies, notifications] = await Promise.all([
    loadFamily(context, searchParams, language),
    isOverview
      ? readOrNull('messages', context, (tx) => listInbox(tx, keyring, personId, { view: 'unread', size: unreadShown }))
      : null,
    isOverview ? readOrNull('unread reports', context, (tx) => listUnreadReports(tx, personId)) : null,
    isOverview ? readOrNull('unread feedback', context, (tx) => countUnreadFeedback(tx, personId)) : null,
    isOverview ? readOrNull('policies', context, (tx) => listDuePolicies(tx, language)) : null,
    tab === 'settings' ? readOrNull('notification settings', context, getNotificationSettings) : null,
  ]);
  const { students, selected, activity = null, progress = null, reports, feedback } = family;
  if (students && !selected && searchParams.has('student')) throw data(null, { status: 404 });
  if (selected && feedback && isGuardian(selected, personId)) await markFeedbackShown(feedback, request, context);
  const news = { unread, unreadReports, unreadFeedback: unreadFeedback ?? [], duePolicies: duePolicies ?? [] };
  const shown = { activity, progress, reports: reports ?? [], feedback: feedback ?? [], notifications, ...news };
  return { fullName, role, students: students ?? [], selected, ...shown };
}

export const action = (args: Route.ActionArgs) => markMessagesRead(args);

const isGuardian = ({ guardians }: Student, personId: string) => guardians.some(({ id }) => id === personId);

/** Marks the shown feedback as read if a person opens it. @see PD-48 @see R4 */
async function markFeedbackShown(feedback: PublishedFeedback[], request: Request, context: Context): Promise<void> {
  const unread = feedback.filter(({ isRead }) => !isRead).map(({ latest }) => latest.id);
  if (unread.length === 0 || !isOpening(request)) return;
  const { personId } = getSession(context);
  await writeForSession(context, (tx) => markFeedbackRead(tx, personId, unread));
}

async function loadFamily(context: Context, search: URLSearchParams, language: Language): Promise<Family> {
  const { personId } = getSession(context);
  const { keyring } = context.get(servicesContext);
  const students = await readOrNull('students', context, (tx) => listStudentsOf(tx, personId));
  const wanted = search.get('student');
  const selected = (wanted === null ? students?.[0] : students?.find(({ id }) => id === wanted)) ?? null;
  const family = { students, selected };
  if (!students || !selected) return family;
  switch (tabOf(search)) {
    case 'overview': {
      const [activity, progress] = await Promise.all([
        readOrNull('activity', context, (tx) => loadActivity(tx, students, selected, search)),
        readOrNull('progress', context, (tx) => findProgress(tx, keyring, selected.id, language)),
      ]);
      return { ...family, activity, progress };
    }
    case 'reports': {
      const reports = await readOrNull('reports', context, (tx) => listReportsOf(tx, selected.id, personId));
      return { ...family, reports };
    }
    case 'feedback': {
      const feedback = await readOrNull('feedback', context, (tx) => listFeedback(tx, keyring, selected.id, personId));
      return { ...family, feedback };
    }
    default:
      return family;
  }
}

/** Null if not loaded; optional: of one tab. */
interface Family {
  students: Student[] | null;
  selected: Student | null;
  activity?: ShownActivity | null;
  progress?: Progress | null;
  reports?: ListedReport[] | null;
  feedback?: PublishedFeedback[] | null;
}

async function loadActivity(
  tx: Tx,
  students: Student[],
  selected: Student,
  search: URLSearchParams,
): Promise<ShownActivity> {
  const query = activityQueryOf(search);
  const ids = query.ofAll ? students.map(({ id }) => id) : [selected.id];
  return { ...(await listActivity(tx, ids, query.before)), query };
}

/** A failed query is logged and returns null; an unavailable database is a 503. @see core §8 */
async function readOrNull<Result>(
  what: string,
  context: Context,
  read: (tx: Tx) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await readForSession(context, read);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    log.error({ err: error, personId: getSession(context).personId }, `the ${what} of a person could not be loaded`);
    return null;
  }
}

export default function ParentDashboard({ loaderData }: Route.ComponentProps) {
  const { fullName, role, students, selected, ...shown } = loaderData;
  const t = useTranslate();
  const tab = tabOf(new URLSearchParams(useLocation().search));
  const isLoading = useIsStudentLoading(selected?.id ?? null);
  return (
    <div className="mx-auto flex max-w-portal flex-col gap-6 px-4 pt-6 pb-10 sm:px-6">
      <PortalTitle>{t('dashboard.title')}</PortalTitle>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-4">
        <div className="me-auto min-w-0">
          <p className="eyebrow">{t('dashboard.title')}</p>
          <h1 translate="no" className="text-3xl">
            {t('dashboard.welcome', { name: fullName })}
          </h1>
        </div>
        {role === 'admin' && (
          <Link to="/admin-console" className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {t('dashboard.console')}
          </Link>
        )}
        <SignOutForm className={buttonClass({ variant: 'secondary', size: 'small' }, 'max-md:hidden')} />
      </div>
      {selected === null ? (
        <NoStudents role={role} />
      ) : (
        <>
          <StudentCards students={students} selectedId={selected.id} tab={tab} />
          <StudentTabs student={selected} {...{ students, tab, isLoading }} {...shown} />
        </>
      )}
    </div>
  );
}

function useIsStudentLoading(selectedId: string | null): boolean {
  const { location } = useNavigation();
  if (location?.pathname !== '/parent-dashboard') return false;
  const wanted = new URLSearchParams(location.search).get('student');
  return wanted !== null && wanted !== selectedId;
}

/** @see core §2, PD-33 */
function NoStudents({ role }: { role: Role | null }) {
  const t = useTranslate();
  if (role === 'mentor')
    return (
      <EmptyState icon="graduation-cap" level={2} title={t('roster.empty')} className={cardClass}>
        {t('roster.empty.text')}
      </EmptyState>
    );
  if (role === 'admin')
    return (
      <EmptyState icon="graduation-cap" level={2} title={t('staff.noChildren')} className={cardClass}>
        {t('staff.noChildren.text')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="graduation-cap"
      level={2}
      title={t('dashboard.noStudents.title')}
      className={cardClass}
      action={
        <Link to="/inbox?compose" className={buttonClass()}>
          {t('dashboard.noStudents.contact')}
        </Link>
      }
    >
      {t('dashboard.noStudents.text')}
    </EmptyState>
  );
}
