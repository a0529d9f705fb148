import { Link } from 'react-router';
import type { AbsencePattern } from '#features/attendance/attendance.server.ts';
import type { AttendedLesson } from '#features/attendance/attendance.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { AttendedLessons } from '../attendance/attended-lessons.tsx';
import { dashboardPath } from '../parent-dashboard/dashboard-path.ts';

interface AttendanceFollowUpProps {
  unexplained: readonly AttendedLesson[];
  patterns: readonly AbsencePattern[];
  nameOf: ReadonlyMap<string, string>;
}

/** Absences that the mentor asks the family about. @see PD-70 */
export function AttendanceFollowUp({ unexplained, patterns, nameOf }: AttendanceFollowUpProps) {
  const t = useTranslate();
  if (unexplained.length === 0 && patterns.length === 0) return null;
  return (
    <section aria-labelledby="attendance-follow-up">
      <Card isAlert>
        <h2 id="attendance-follow-up" className="text-xl">
          {t('mentoring.attendance')}
        </h2>
        <ul>
          {patterns.map(({ studentId, count }) => (
            <li key={studentId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <Link
                to={dashboardPath({ studentId, tab: 'overview' })}
                className="text-link font-[620] wrap-anywhere"
                translate="no"
              >
                <bdi>{nameOf.get(studentId)}</bdi>
              </Link>
              <Badge tone="clay">{t('childAttendance.pattern', { count })}</Badge>
            </li>
          ))}
        </ul>
        <AttendedLessons lessons={unexplained} nameOf={nameOf} />
      </Card>
    </section>
  );
}
