import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { ActivityEntry } from '#features/activity/activity.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import type { Student } from '#features/students/students.ts';
import { DayRange } from '#i18n/day-range.tsx';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { LocalDay } from '#i18n/local-time.tsx';
import type { Translate } from '#i18n/translate.ts';
import type { Page } from '#platform/lists.ts';
import { absencesPath, activityPath, dashboardPath } from './dashboard-path.ts';

export interface ShownActivity extends Page<ActivityEntry> {
  /** The entry after which the page begins; null on the first page. */
  before: string | null;
}

type RecentActivityProps = {
  activity: ShownActivity;
  students: Student[];
  /** Null: of all students. */
  chosenId: string | null;
};

/** The recent activity of a student, or of all students. @see PD-41 */
export function RecentActivity({ activity: { items, next, before }, students, chosenId }: RecentActivityProps) {
  const t = useTranslate();
  return (
    <>
      <ol className="mt-2 divide-y divide-line">
        {items.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry}>
              {students.length > 1 && chosenId === null && <StudentName of={entry} among={students} />}
            </Entry>
          </li>
        ))}
      </ol>
      <p className="no-print -mb-2 flex flex-wrap gap-x-5 text-sm">
        {next && <ActivityLink to={activityPath(chosenId, next)}>{t('activity.older')}</ActivityLink>}
        {before && <ActivityLink to={activityPath(chosenId, null)}>{t('activity.newest')}</ActivityLink>}
        {students.length > 1 && chosenId !== null && (
          <ActivityLink to={activityPath(null, null)}>{t('activity.ofAll')}</ActivityLink>
        )}
      </p>
    </>
  );
}

/** Must not be prefetched: opening marks read. @see R4 */
function Entry({ entry, children }: { entry: ActivityEntry; children: ReactNode }) {
  const { language, t } = useLanguage();
  const to = pathOf(entry);
  const row = (
    <>
      <span className="wrap-anywhere">
        {children}
        {activityText(entry, t)}
        {entry.report && (
          <bdi translate="no" className="block text-sm text-ink-soft page-side">
            {nameIn(entry.report.subject, language)}
          </bdi>
        )}
        {entry.days && (
          <span className="block text-sm text-ink-soft">
            <DayRange {...entry.days} />
          </span>
        )}
      </span>
      <span className="text-sm text-ink-soft">
        <LocalDay at={entry.happenedAt} />
      </span>
    </>
  );
  const columns = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2.5';
  if (to === null) return <div className={columns}>{row}</div>;
  return (
    <Link to={to} className={`${columns} -mx-3 rounded-md px-3 text-ink no-underline hover:bg-sand/50`}>
      {row}
    </Link>
  );
}

/** Where the change can be seen; null if that is the overview. */
function pathOf({ kind, studentId, report }: ActivityEntry): string | null {
  switch (kind) {
    case 'report-published':
    case 'report-corrected':
      return report && href('/parent-dashboard/reports/:reportId', { reportId: report.id });
    case 'feedback-published':
    case 'feedback-corrected':
      return dashboardPath({ studentId, tab: 'feedback' });
    case 'absence-reported':
    case 'absence-withdrawn':
      return `${absencesPath}?student=${studentId}`;
    case 'level-changed':
      return dashboardPath({ studentId, tab: 'settings' });
    case 'mentor-assigned':
    case 'coach-assigned':
    case 'country-changed':
      return null;
  }
}

function StudentName({ of: { studentId }, among }: { of: ActivityEntry; among: Student[] }) {
  return (
    <bdi translate="no" className="block font-[620] page-side">
      {among.find(({ id }) => id === studentId)?.fullName}
    </bdi>
  );
}

function ActivityLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} preventScrollReset className="text-link inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}

export function activityText({ kind, personName }: ActivityEntry, t: Translate): string {
  switch (kind) {
    case 'mentor-assigned':
    case 'coach-assigned':
      return t(`activity.${kind}`, { name: personName ?? t('message.formerUser') });
    case 'absence-reported':
    case 'absence-withdrawn':
      return personName ? t(`activity.${kind}.by`, { name: personName }) : t(`activity.${kind}`);
    default:
      return t(`activity.${kind}`);
  }
}
