import type { KeyboardEvent, ReactNode } from 'react';
import { Link, useNavigate, useRouteLoaderData } from 'react-router';
import type { PublishedFeedback, UnreadFeedback } from '../../features/feedback/feedback.ts';
import type { ListedMessage } from '../../features/messages/messages.ts';
import type { ListedReport } from '../../features/reports/reports.ts';
import type { Student } from '../../features/students/students.ts';
import { useLanguage, useTranslate } from '../../i18n/language-context.tsx';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import type { Page } from '../../platform/lists.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card, cardClass } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { tabClass, tabListClass, tabPanelClass } from '../../ui/tabs.ts';
import type { ShellData } from '../shell/shell-data.server.ts';
import { AssignedStaff } from './assigned-staff.tsx';
import { absencesPath, dashboardPath, type TabName, tabNames } from './dashboard-path.ts';
import { Family } from './family.tsx';
import { FeedbackList } from './feedback-list.tsx';
import { RecentActivity, type ShownActivity } from './recent-activity.tsx';
import { ReportList, UnreadReports } from './report-list.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { UnreadFeedbackList } from './unread-feedback.tsx';
import { UnreadMessages } from './unread-messages.tsx';

type StudentTabsProps = {
  student: Student;
  students: Student[];
  tab: TabName;
  /** Null if not loaded. */
  activity: ShownActivity | null;
  /** Null if not loaded. */
  unread: Page<ListedMessage> | null;
  /** Of all students. */
  unreadReports: ListedReport[];
  /** Of the student, in their tab. */
  reports: ListedReport[];
  /** Of all children. */
  unreadFeedback: UnreadFeedback[];
  /** Of the student, in its tab. */
  feedback: PublishedFeedback[];
  isLoading: boolean;
};

/** Tabs as links, which work without a script; arrow keys, Home and End open them. radix-ui would add 8 kB. */
export function StudentTabs({ student, tab, isLoading, ...shown }: StudentTabsProps) {
  const { direction, t } = useLanguage();
  const navigate = useNavigate();
  const ownId = useRouteLoaderData<ShellData>('root')?.person?.id;
  const pathOf = (name: TabName) => dashboardPath({ studentId: student.id, tab: name });
  const walk = (event: KeyboardEvent) => {
    const next = tabReachedBy(event.key, tab, direction);
    if (!next) return;
    event.preventDefault();
    document.getElementById(idOf(next))?.focus();
    void navigate(pathOf(next), { preventScrollReset: true });
  };
  return (
    <div>
      <div role="tablist" aria-label={t('dashboard.tabs')} className={tabListClass}>
        {tabNames.map((name) => (
          <Link
            key={name}
            id={idOf(name)}
            to={pathOf(name)}
            preventScrollReset
            role="tab"
            aria-selected={name === tab}
            aria-controls="student-panel"
            tabIndex={name === tab ? 0 : -1}
            onKeyDown={walk}
            className={tabClass}
          >
            {t(`dashboard.tab.${name}`)}
          </Link>
        ))}
      </div>
      <div id="student-panel" role="tabpanel" aria-labelledby={idOf(tab)} className={tabPanelClass}>
        <div className="relative">
          {tab === 'overview' ? (
            <>
              <AssignedStaff student={student} />
              <Family guardians={student.guardians} />
              {student.mayReportAbsence && <ReportAbsence student={student} />}
              <Overview student={student} {...shown} />
            </>
          ) : tab === 'settings' ? (
            <SettingsPanel students={shown.students} selected={student} />
          ) : tab === 'reports' && shown.reports.length > 0 ? (
            <ReportList reports={shown.reports} isGuardian={student.guardians.some(({ id }) => id === ownId)} />
          ) : tab === 'feedback' ? (
            <FeedbackPanel student={student} feedback={shown.feedback} />
          ) : (
            panels[tab]
          )}
          {isLoading && <PanelSkeleton />}
        </div>
      </div>
    </div>
  );
}

const idOf = (name: TabName) => `tab-${name}`;

function tabReachedBy(key: string, from: TabName, direction: 'ltr' | 'rtl'): TabName | undefined {
  const count = tabNames.length;
  const place = tabNames.indexOf(from);
  const [onward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === onward) return tabNames[(place + 1) % count];
  if (key === back) return tabNames[(place + count - 1) % count];
  if (key === 'Home') return tabNames[0];
  return key === 'End' ? tabNames[count - 1] : undefined;
}

/** Empty states. @see PD-19 */
const panels: Record<Exclude<TabName, 'overview' | 'feedback' | 'settings'>, ReactNode> = {
  reports: <EmptyPanel icon="file-text" text="dashboard.reports.empty" />,
};

function FeedbackPanel({ student, feedback }: Pick<StudentTabsProps, 'student' | 'feedback'>) {
  const t = useTranslate();
  const ownId = useRouteLoaderData<ShellData>('root')?.person?.id;
  const isAssigned = [student.academicMentor?.id, student.wellbeingCoach?.id].includes(ownId);
  return (
    <>
      {isAssigned && (
        <p className="no-print mb-4">
          <Link to={`/students/${student.id}/feedback`} className={buttonClass({ size: 'small' })}>
            <Icon name="pen-line" />
            {t('feedback.write')}
          </Link>
        </p>
      )}
      {feedback.length === 0 ? (
        <EmptyPanel icon="message-square-text" text="dashboard.feedback.empty" />
      ) : (
        <FeedbackList
          feedback={feedback}
          readerId={ownId}
          isGuardian={student.guardians.some(({ id }) => id === ownId)}
        />
      )}
    </>
  );
}

type OverviewProps = Omit<StudentTabsProps, 'tab' | 'isLoading' | 'reports' | 'feedback'>;

function Overview({ student, students, activity, unread, unreadReports, unreadFeedback }: OverviewProps) {
  const hasUnread = unread !== null && unread.items.length > 0;
  const nameOf = (studentId: string) => students.find(({ id }) => id === studentId)?.fullName ?? '';
  return (
    <div className="grid items-start gap-4 pane:grid-cols-3">
      <OverviewCard id="activity" icon="activity" title="dashboard.activity.title" empty="dashboard.activity.empty">
        {activity && <RecentActivity {...{ activity, students }} selected={student} />}
      </OverviewCard>
      <OverviewCard icon="chart-line" title="dashboard.progress.title" empty="dashboard.progress.empty" />
      <OverviewCard icon="bell" title="dashboard.notifications.title" empty="dashboard.notifications.empty">
        {(hasUnread || unreadReports.length > 0 || unreadFeedback.length > 0) && (
          <>
            {unreadReports.length > 0 && <UnreadReports reports={unreadReports} nameOf={nameOf} />}
            {unreadFeedback.length > 0 && <UnreadFeedbackList unread={unreadFeedback} />}
            {hasUnread && <UnreadMessages {...unread} />}
          </>
        )}
      </OverviewCard>
    </div>
  );
}

function ReportAbsence({ student }: { student: Student }) {
  const t = useTranslate();
  return (
    <p className="no-print mb-4">
      <Link
        to={`${absencesPath}?student=${student.id}`}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        <Icon name="calendar-off" />
        {t('absence.report')}
      </Link>
    </p>
  );
}

type OverviewCardProps = {
  id?: string;
  icon: IconName;
  title: PlainTranslationKey;
  /** Shown without content. @see PD-19 */
  empty: PlainTranslationKey;
  children?: ReactNode;
};

function OverviewCard({ id, icon, title, empty, children }: OverviewCardProps) {
  const t = useTranslate();
  return (
    <Card id={id} className="scroll-mt-24">
      <h2 className="flex items-center gap-2.5 text-xl">
        <Icon name={icon} strokeWidth={1.6} className="size-5 shrink-0 text-brass" />
        {t(title)}
      </h2>
      {children || <p className="mt-3 text-ink-soft">{t(empty)}</p>}
    </Card>
  );
}

function EmptyPanel({ icon, text }: { icon: IconName; text: PlainTranslationKey }) {
  const t = useTranslate();
  return <EmptyState icon={icon} title={t(text)} className={cardClass} />;
}

/** Covers the previous student's panel after 200 ms, so that fast loads do not flicker. */
function PanelSkeleton() {
  const t = useTranslate();
  return (
    <div
      role="status"
      aria-label={t('dashboard.loading')}
      className="absolute inset-0 grid animate-[progress-appear_1ms_200ms_both] gap-4 bg-ivory pane:grid-cols-3"
    >
      {[1, 2, 3].map((card) => (
        <Card key={card}>
          <Skeleton className="mb-4 h-6 w-40" />
          <SkeletonText />
        </Card>
      ))}
    </div>
  );
}
