import { Fragment } from 'react';
import type { Conflict } from '#features/courses/conflicts.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { dateFormatter } from '#i18n/dates.ts';
import { useLanguage } from '#i18n/language-context.tsx';

export const conflictKey = ({ person, lessons }: Conflict): string =>
  [person.id, ...lessons.map(({ ruleId }) => ruleId)].join(' ');

type ConflictItemProps = {
  conflict: Conflict;
  /** The course whose form is shown: the other one is named, at times of this one. */
  courseId?: string;
};

/** Who would be in two lessons at once, and when for the first time. */
export function ConflictItem({ conflict: { person, lessons, count }, courseId }: ConflictItemProps) {
  const { language, dateLocale, t } = useLanguage();
  const [one, two] = lessons;
  const own = lessons.find((lesson) => lesson.courseId === courseId) ?? one;
  const others = lessons.filter((lesson) => lesson.courseId !== courseId);
  const at = one.startsAt > two.startsAt ? one.startsAt : two.startsAt;
  const said = dateFormatter(dateLocale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: own.timeZone,
  })(at);
  return (
    <li>
      <bdi translate="no" className="font-[620] text-ink">
        {person.fullName ?? '–'}
      </bdi>
      {others.length === 0 && ` · ${t('courses.conflicts.own')}`}
      {others.map(({ ruleId, names }) => (
        <Fragment key={ruleId}>
          {' · '}
          <bdi translate="no">{nameIn(names, language)}</bdi>
        </Fragment>
      ))}
      {' · '}
      <time dateTime={at.toISOString()} className="whitespace-nowrap">
        {said}
      </time>
      {count > 1 && (
        <>
          {' '}
          <span className="whitespace-nowrap">({t('courses.conflicts.times', { count })})</span>
        </>
      )}
    </li>
  );
}
