import type { ReactNode } from 'react';
import type { AttendedLesson } from '#features/attendance/attendance.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { MarkText } from './mark-text.tsx';

interface AttendedLessonsProps {
  lessons: readonly AttendedLesson[];
  /** Left out if all lessons are of one student. */
  nameOf?: ReadonlyMap<string, string>;
  renderAction?: (lesson: AttendedLesson) => ReactNode;
}

/** Lessons with their marks, and what the family has told about absences. */
export function AttendedLessons({ lessons, nameOf, renderAction }: AttendedLessonsProps) {
  const { language, t } = useLanguage();
  return (
    <ul className="divide-y divide-line">
      {lessons.map((lesson) => {
        const { id, studentId, startsAt, names, mark, minutes, explanation, isUnexplained } = lesson;
        return (
          <li key={id} className="py-3">
            {nameOf && (
              <p>
                <bdi translate="no" className="font-[620] wrap-anywhere">
                  {nameOf.get(studentId)}
                </bdi>
              </p>
            )}
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>
                <MarkText mark={mark} minutes={minutes} />
                <span aria-hidden="true"> · </span>
                <bdi className="wrap-anywhere">{names ? nameIn(names, language) : t('attendance.formerCourse')}</bdi>
              </span>
              {isUnexplained && <Badge tone="clay">{t('attendance.unexplained')}</Badge>}
            </p>
            <p className="text-sm text-ink-soft">
              <LocalTime at={startsAt} format="short" />
              {explanation && (
                <>
                  <span aria-hidden="true"> · </span>
                  {t('attendance.explained', { reason: t(`attendance.explanation.${explanation}`) })}
                </>
              )}
            </p>
            {renderAction?.(lesson)}
          </li>
        );
      })}
    </ul>
  );
}
