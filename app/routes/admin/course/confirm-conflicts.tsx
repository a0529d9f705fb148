import type { Conflict } from '#features/courses/conflicts.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import { dateFormatter } from '#i18n/dates.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import type { ConflictQuestion } from './save-course-form.server.ts';

type ConfirmConflictsProps = {
  question: ConflictQuestion;
  course: { id: string; timeZone: string };
  cancelTo: string;
};

/** Who would be in two lessons at once, in the time zone of the course. */
export function ConfirmConflicts({ question, course, cancelTo }: ConfirmConflictsProps) {
  const { t } = useLanguage();
  const { conflicts, count, fields } = question;
  return (
    <ConfirmStep
      title={t('courses.conflicts.title', { count })}
      submit={t('courses.conflicts.submit')}
      cancel={t('courses.conflicts.back')}
      fields={fields}
      cancelTo={cancelTo}
    >
      {conflicts.map((conflict) => (
        <ConflictItem
          key={`${conflict.person.id} ${conflict.lessons.map(({ ruleId }) => ruleId).join(' ')}`}
          conflict={conflict}
          course={course}
        />
      ))}
      {count > conflicts.length && <li>{t('courses.conflicts.more', { count: count - conflicts.length })}</li>}
    </ConfirmStep>
  );
}

type ConflictItemProps = { conflict: Conflict; course: ConfirmConflictsProps['course'] };

function ConflictItem({ conflict: { person, lessons, count }, course }: ConflictItemProps) {
  const { language, dateLocale, t } = useLanguage();
  const other = lessons.find(({ courseId }) => courseId !== course.id);
  const [one, two] = lessons;
  const at = one.startsAt > two.startsAt ? one.startsAt : two.startsAt;
  const said = dateFormatter(dateLocale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: course.timeZone,
  })(at);
  return (
    <li>
      <bdi translate="no" className="font-[620] text-ink">
        {person.fullName ?? '–'}
      </bdi>
      {' · '}
      <bdi translate={other ? 'no' : undefined}>
        {other ? nameIn(other.names, language) : t('courses.conflicts.own')}
      </bdi>
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
