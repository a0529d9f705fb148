import { useTranslate } from '../../../i18n/language-context.tsx';
import { ConfirmStep } from '../confirm-step.tsx';
import type { StudentConfirmation } from './student-confirmation.server.ts';

type ConfirmStudentChangeProps = { confirmation: StudentConfirmation; cancelTo: string };

export function ConfirmStudentChange({ confirmation, cancelTo }: ConfirmStudentChangeProps) {
  const t = useTranslate();
  const { change, studentName: student, losing, gaining, fields } = confirmation;
  const isArchiving = change === 'archive';
  return (
    <ConfirmStep
      title={isArchiving ? t('students.confirm.archive', { student }) : t('students.confirm.parent', { student })}
      submit={t(isArchiving ? 'students.confirm.archive.submit' : 'students.confirm.parent.submit')}
      isDanger={isArchiving}
      fields={fields}
      cancelTo={cancelTo}
    >
      {losing.map((name) => (
        <li key={name}>{t('students.confirm.loses', { name, student })}</li>
      ))}
      {gaining && <li>{t('students.confirm.gains', { name: gaining, student })}</li>}
      {change === 'parent' && !gaining && <li>{t('students.confirm.noParent', { student })}</li>}
      <li>{t(isArchiving ? 'students.confirm.archive.kept' : 'students.confirm.messages')}</li>
    </ConfirmStep>
  );
}
