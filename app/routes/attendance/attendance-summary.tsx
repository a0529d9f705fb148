import { pattern } from '#features/attendance/attendance.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import type { ShownAttendance } from '../parent-dashboard/load-dashboard.server.ts';
import { AttendedLessons } from './attended-lessons.tsx';

/** How many lessons a student attended, a pattern of absences, and what differed last. @see PD-70 */
export function AttendanceSummary({ attendance: { count, latest } }: { attendance: ShownAttendance }) {
  const t = useTranslate();
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        {t('childAttendance.summary', { attended: count.attended, lessons: count.lessons })}
        {count.recentAbsences >= pattern.absences && (
          <Badge tone="clay">{t('childAttendance.pattern', { count: count.recentAbsences })}</Badge>
        )}
      </p>
      {latest.length > 0 && <AttendedLessons lessons={latest} />}
    </>
  );
}
