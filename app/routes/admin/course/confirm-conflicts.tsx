import { ConfirmStep } from '#forms/confirm-step.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { ConflictItem, conflictKey } from './conflict-item.tsx';
import type { ConflictQuestion } from './save-course-form.server.ts';

type ConfirmConflictsProps = {
  question: ConflictQuestion;
  courseId: string;
  cancelTo: string;
};

/** Who would be in two lessons at once, at times of the course. */
export function ConfirmConflicts({ question, courseId, cancelTo }: ConfirmConflictsProps) {
  const t = useTranslate();
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
        <ConflictItem key={conflictKey(conflict)} conflict={conflict} courseId={courseId} />
      ))}
      {count > conflicts.length && <li>{t('courses.conflicts.more', { count: count - conflicts.length })}</li>}
    </ConfirmStep>
  );
}
