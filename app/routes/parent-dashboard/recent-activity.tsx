import { Link } from 'react-router';
import type { ActivityEntry } from '#features/activity/activity.ts';
import type { Student } from '#features/students/students.ts';
import { DayRange } from '#i18n/day-range.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalDay } from '#i18n/local-time.tsx';
import type { Translate } from '#i18n/translate.ts';
import type { Page } from '#platform/lists.ts';
import { type ActivityQuery, activityPath } from './dashboard-path.ts';

export interface ShownActivity extends Page<ActivityEntry> {
  query: ActivityQuery;
}

type RecentActivityProps = { activity: ShownActivity; students: Student[]; selected: Student };

/** The recent activity of a student, or of all students. @see PD-41 */
export function RecentActivity({ activity: { items, next, query }, students, selected }: RecentActivityProps) {
  const t = useTranslate();
  const path = (change: Partial<ActivityQuery>) => activityPath(selected.id, { ...query, before: null, ...change });
  return (
    <>
      {items.length === 0 ? (
        <p className="mt-3 text-ink-soft">{t('dashboard.activity.empty')}</p>
      ) : (
        <ol className="mt-2 divide-y divide-line">
          {items.map((entry) => (
            <li key={entry.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2.5">
              <span className="wrap-anywhere">
                {query.ofAll && <StudentName of={entry} among={students} />}
                {activityText(entry, t)}
                {entry.days && (
                  <span className="block text-sm text-ink-soft">
                    <DayRange {...entry.days} />
                  </span>
                )}
              </span>
              <span className="text-sm text-ink-soft">
                <LocalDay at={entry.happenedAt} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="no-print -mb-2 flex flex-wrap gap-x-5 text-sm">
        {next && <ActivityLink to={path({ before: next })}>{t('activity.older')}</ActivityLink>}
        {query.before && <ActivityLink to={path({})}>{t('activity.newest')}</ActivityLink>}
        {students.length > 1 && (
          <ActivityLink to={path({ ofAll: !query.ofAll })}>
            {query.ofAll ? t('activity.ofOne', { name: selected.fullName }) : t('activity.ofAll')}
          </ActivityLink>
        )}
      </p>
    </>
  );
}

function StudentName({ of: { studentId }, among }: { of: ActivityEntry; among: Student[] }) {
  return (
    <bdi translate="no" className="block font-[620]">
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
