import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { Student } from '#features/students/students.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { AssignedStaff } from './assigned-staff.tsx';
import { absencesPath } from './dashboard-path.ts';
import { DuePolicyList } from './due-policies.tsx';
import { Family } from './family.tsx';
import type { OverviewParts } from './load-dashboard.server.ts';
import { ProgressSummary } from './progress-summary.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { UnreadReportList } from './report-list.tsx';
import { UnreadFeedbackList } from './unread-feedback.tsx';
import { UnreadMessages } from './unread-messages.tsx';

export interface OverviewProps extends OverviewParts {
  student: Student;
  students: Student[];
}

/** @see core §2 */
export function Overview({ student, students, activity, progress, ...news }: OverviewProps) {
  const { unread, unreadReports, unreadFeedback, duePolicies } = news;
  const hasUnread = unread !== null && unread.items.length > 0;
  const hasReports = unreadReports !== null && unreadReports.count > 0;
  const hasFeedback = unreadFeedback !== null && unreadFeedback.length > 0;
  const hasPolicies = duePolicies !== null && duePolicies.length > 0;
  const nameOf = (studentId: string) => students.find(({ id }) => id === studentId)?.fullName ?? '';
  return (
    <>
      <AssignedStaff student={student} />
      <Family student={student} />
      {student.mayReportAbsence && <ReportAbsence student={student} />}
      <div className="grid items-start gap-4 pane:grid-cols-3">
        <OverviewCard id="activity" icon="activity" title="dashboard.activity.title" empty="dashboard.activity.empty">
          {activity && <RecentActivity {...{ activity, students }} selected={student} />}
        </OverviewCard>
        <OverviewCard icon="chart-line" title="dashboard.progress.title" empty="dashboard.progress.empty">
          {progress && <ProgressSummary progress={progress} />}
        </OverviewCard>
        <OverviewCard
          icon="bell"
          title="dashboard.notifications.title"
          empty="dashboard.notifications.empty"
          footer={<NotificationSettingsLink />}
        >
          {(hasUnread || hasReports || hasFeedback || hasPolicies) && (
            <>
              {hasUnread && (
                <News title="dashboard.notifications.messages">
                  <UnreadMessages {...unread} />
                </News>
              )}
              {hasReports && (
                <News title="dashboard.notifications.reports">
                  <UnreadReportList reports={unreadReports} nameOf={nameOf} />
                </News>
              )}
              {hasFeedback && (
                <News title="dashboard.notifications.feedback">
                  <UnreadFeedbackList unread={unreadFeedback} />
                </News>
              )}
              {hasPolicies && (
                <News title="dashboard.notifications.policies">
                  <DuePolicyList policies={duePolicies} />
                </News>
              )}
            </>
          )}
        </OverviewCard>
      </div>
    </>
  );
}

function News({ title, children }: { title: PlainTranslationKey; children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className="mt-4">
      <h3 className="font-sans text-sm font-[620] text-ink-soft">{t(title)}</h3>
      {children}
    </div>
  );
}

function NotificationSettingsLink() {
  const t = useTranslate();
  return (
    <Link
      to={href('/account/notifications')}
      className="no-print text-link mt-2 -mb-2 inline-flex min-h-11 items-center text-sm"
    >
      {t('dashboard.notifications.settings')}
    </Link>
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
  footer?: ReactNode;
  children?: ReactNode;
};

function OverviewCard({ id, icon, title, empty, footer, children }: OverviewCardProps) {
  const t = useTranslate();
  return (
    <Card id={id} className="scroll-mt-24">
      <h2 className="flex items-center gap-2.5 text-xl">
        <Icon name={icon} strokeWidth={1.6} className="size-5 shrink-0 text-brass" />
        {t(title)}
      </h2>
      {children || <p className="mt-3 text-ink-soft">{t(empty)}</p>}
      {footer}
    </Card>
  );
}
