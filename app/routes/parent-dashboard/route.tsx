import type { ReactNode } from 'react';
import { href, Link, useNavigation } from 'react-router';
import type { Role } from '#content/roles.ts';
import { school } from '#content/school.ts';
import { getSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { SignOutForm } from '../account/sign-out-form.tsx';
import { TodaySection } from '../lessons/today-section.tsx';
import { PortalTitle } from '../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';
import { absencesPath, tabOf } from './dashboard-path.ts';
import { type Dashboard, type Family, loadDashboard } from './load-dashboard.server.ts';
import { markMessagesRead } from './mark-messages-read.server.ts';
import { StudentCards } from './student-cards.tsx';
import { StudentHeading } from './student-heading.tsx';
import { StudentTabs } from './tabs.tsx';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { fullName, role } = getSession(context);
  return { fullName, role, dashboard: await loadDashboard({ request, url, context }) };
}

export const action = (args: Route.ActionArgs) => markMessagesRead(args);

export default function ParentDashboard({ loaderData }: Route.ComponentProps) {
  const { fullName, role, dashboard } = loaderData;
  const t = useTranslate();
  const opening = useOpening(dashboard);
  const signOut = <SignOutForm className={buttonClass({ variant: 'quiet', size: 'small' }, 'max-lg:hidden')} />;
  return (
    <div className="mx-auto flex max-w-portal flex-col gap-3 px-4 pt-2 pb-10 sm:px-6 sm:pt-4">
      <p translate="no" className="hidden font-heading text-lg print:block">
        {school.name}
      </p>
      {role === 'mentor' && dashboard ? (
        <StudentHeading
          {...dashboard}
          tab={dashboard.shown.tab}
          actions={
            <>
              <Link
                to={href('/students/:studentId/emergency', { studentId: dashboard.selected.id })}
                className={buttonClass({ variant: 'secondary', size: 'small' }, 'no-print')}
              >
                {t('emergency.title')}
              </Link>
              {signOut}
            </>
          }
        />
      ) : (
        <Welcome name={fullName}>
          {dashboard && <FamilyActions {...dashboard} />}
          {role === 'admin' && (
            <Link to={href('/admin-console')} className={buttonClass({ variant: 'secondary', size: 'small' })}>
              {t('dashboard.console')}
            </Link>
          )}
          {signOut}
        </Welcome>
      )}
      {dashboard ? (
        <>
          {role !== 'mentor' && (
            <StudentCards
              students={dashboard.students}
              selectedId={opening.studentId ?? dashboard.selected.id}
              counts={dashboard.counts}
              tab={opening.tab ?? dashboard.shown.tab}
            />
          )}
          {dashboard.today && <TodaySection today={dashboard.today} />}
          <StudentTabs
            {...dashboard}
            counts={dashboard.counts.get(dashboard.selected.id)}
            tab={opening.tab ?? dashboard.shown.tab}
            isLoading={opening.isLoading}
          />
        </>
      ) : (
        <NoStudents role={role} />
      )}
    </div>
  );
}

function Welcome({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <PortalTitle>{t('dashboard.title')}</PortalTitle>
      <h1 translate="no" className="me-auto min-w-0 text-2xl wrap-anywhere max-sm:w-full">
        {t('dashboard.welcome', { name })}
      </h1>
      {children}
    </div>
  );
}

function FamilyActions({ students, chosenId }: Family) {
  const t = useTranslate();
  const child = students.find(({ id }) => id === chosenId);
  const isShown = child ? child.mayReportAbsence : students.some(({ mayReportAbsence }) => mayReportAbsence);
  return (
    <>
      {isShown && (
        <Link
          to={child ? `${absencesPath}?student=${child.id}` : absencesPath}
          className={buttonClass({ size: 'small' }, 'no-print')}
        >
          <Icon name="calendar-off" />
          {t('absence.report')}
        </Link>
      )}
      <Link
        to={`${href('/inbox')}?compose`}
        className={buttonClass({ variant: 'secondary', size: 'small' }, 'no-print')}
      >
        <Icon name="pen-line" />
        {t('assigned.write')}
      </Link>
    </>
  );
}

/** The student and the tab that are being opened: they look selected at once. */
function useOpening(dashboard: Dashboard | null) {
  const { location } = useNavigation();
  if (!dashboard || location?.pathname !== href('/parent-dashboard')) return { isLoading: false };
  const search = new URLSearchParams(location.search);
  const tab = tabOf(search);
  const studentId = search.get('student') ?? dashboard.students[0]?.id;
  return { studentId, tab, isLoading: studentId !== dashboard.selected.id || tab !== dashboard.shown.tab };
}

/** Also shown if the students could not be loaded. @see core §2, §8, PD-33 */
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
        <Link to={`${href('/inbox')}?compose`} className={buttonClass()}>
          {t('dashboard.noStudents.contact')}
        </Link>
      }
    >
      {t('dashboard.noStudents.text')}
    </EmptyState>
  );
}
