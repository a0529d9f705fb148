import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { AttendanceSummary } from '../attendance/attendance-summary.tsx';
import { StudentConsents } from '../consents/student-consents.tsx';
import { useShell } from '../shell/use-shell.ts';
import type { Family, OverviewParts } from './load-dashboard.server.ts';
import { newsOf } from './news.ts';
import { MarkRead, NewsList } from './news-list.tsx';
import { People } from './people.tsx';
import { ProgressSummary } from './progress-summary.tsx';
import { RecentActivity } from './recent-activity.tsx';

export type OverviewProps = OverviewParts & Family;

/** What is new comes first. @see core §2 @see PD-82 */
export function Overview(props: OverviewProps) {
  const { students, selected, chosenId, activity, progress, attendance, consents, ...parts } = props;
  const t = useTranslate();
  const news = newsOf(parts);
  const ownId = useShell()?.person?.id;
  const isGuardian = selected.guardians.some(({ id }) => id === ownId);
  const isOneOfSeveral = students.length > 1;
  return (
    <div className="grid items-start gap-4 pane:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
      <div className="grid gap-4">
        <OverviewCard icon="bell" title={t('dashboard.notifications.title')}>
          {news.length > 0 ? (
            <NewsList news={news} students={students} />
          ) : (
            <EmptyText>{t('dashboard.notifications.empty')}</EmptyText>
          )}
          <div className="no-print -mb-2 flex flex-wrap items-center gap-x-5 text-sm">
            <MarkRead news={news} />
            {parts.unread?.next && (
              <NewsLink to={`${href('/inbox')}?show=unread`}>{t('dashboard.notifications.allUnread')}</NewsLink>
            )}
            <NewsLink to={href('/account/notifications')}>{t('dashboard.notifications.settings')}</NewsLink>
          </div>
        </OverviewCard>
        <OverviewCard id="activity" icon="activity" title={t('dashboard.activity.title')}>
          {activity && activity.items.length > 0 ? (
            <RecentActivity activity={activity} students={students} chosenId={chosenId} />
          ) : (
            <EmptyText>{t('dashboard.activity.empty')}</EmptyText>
          )}
        </OverviewCard>
      </div>
      <div className="grid gap-4">
        <OverviewCard
          icon="chart-line"
          title={t('dashboard.progress.title')}
          about={isOneOfSeveral ? selected.fullName : null}
        >
          {progress ? <ProgressSummary progress={progress} /> : <EmptyText>{t('dashboard.progress.empty')}</EmptyText>}
        </OverviewCard>
        <OverviewCard icon="users" title={t('assigned.heading')} about={isOneOfSeveral ? selected.fullName : null}>
          <People student={selected} />
        </OverviewCard>
        {attendance && (
          <OverviewCard
            icon="calendar-off"
            title={t('childAttendance.title')}
            about={isOneOfSeveral ? selected.fullName : null}
          >
            <AttendanceSummary attendance={attendance} />
            {isGuardian && (
              <div className="no-print -mb-2 text-sm">
                <NewsLink to={href('/parent-dashboard/attendance')}>{t('childAttendance.toPage')}</NewsLink>
              </div>
            )}
          </OverviewCard>
        )}
        {consents && consents.length > 0 && (
          <OverviewCard
            icon="scroll-text"
            title={t('consents.title')}
            about={isOneOfSeveral ? selected.fullName : null}
          >
            <StudentConsents consents={consents} />
            {isGuardian && (
              <div className="no-print -mb-2 text-sm">
                <NewsLink to={href('/parent-dashboard/consents')}>{t('consents.all')}</NewsLink>
              </div>
            )}
          </OverviewCard>
        )}
      </div>
    </div>
  );
}

/** @see PD-19 */
function EmptyText({ children }: { children: string }) {
  return <p className="mt-3 text-ink-soft">{children}</p>;
}

function NewsLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}

type OverviewCardProps = {
  id?: string;
  icon: IconName;
  title: string;
  /** Name of the student, for a reader of several. */
  about?: string | null;
  children: ReactNode;
};

function OverviewCard({ id, icon, title, about = null, children }: OverviewCardProps) {
  return (
    <Card id={id} className="scroll-mt-24 max-sm:px-4 max-sm:pt-3 max-sm:pb-4">
      <h2 className="flex items-center gap-2.5 text-xl max-sm:leading-tight">
        <Icon name={icon} strokeWidth={1.6} className="size-5 shrink-0 text-brass" />
        {title}
      </h2>
      {about !== null && (
        <p translate="no" className="text-sm text-ink-soft">
          <bdi>{about}</bdi>
        </p>
      )}
      {children}
    </Card>
  );
}
