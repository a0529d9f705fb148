import { figures } from '#content/legal/figures.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import { useLanguage } from '#i18n/language-context.tsx';
import { formatPeriod } from '../retention/format-period.ts';
import type { ArchiveConfirmation } from './archive-confirmation.server.ts';

type ConfirmArchiveProps = { confirmation: ArchiveConfirmation; cancelTo: string };

export function ConfirmArchive({ confirmation, cancelTo }: ConfirmArchiveProps) {
  const { t, dateLocale } = useLanguage();
  const period = formatPeriod(figures.recordsAfterEnrolmentYears, 'year', dateLocale);
  const { studentName: student, losing, fields } = confirmation;
  return (
    <ConfirmStep
      title={t('students.confirm.archive', { student })}
      submit={t('students.confirm.archive.submit')}
      isDanger
      fields={fields}
      cancelTo={cancelTo}
    >
      {losing.map((name) => (
        <li key={name}>{t('students.confirm.loses', { name, student })}</li>
      ))}
      <li>{t('students.confirm.archive.kept', { period })}</li>
    </ConfirmStep>
  );
}
