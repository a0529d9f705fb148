import { Form } from 'react-router';
import type { Absence } from '#features/absences/absences.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import type { Question } from '#forms/confirmation.ts';
import { DayRange } from '#i18n/day-range.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { absencesPath } from '../parent-dashboard/dashboard-path.ts';
import { withdrawIntent } from './absence-forms.ts';

export function Withdrawal({ absence: { id, studentName } }: { absence: Absence }) {
  const t = useTranslate();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="absenceId" value={id} />
      <Button
        type="submit"
        name="intent"
        value={withdrawIntent}
        variant="secondary"
        size="small"
        aria-label={t('absence.withdrawNamed', { name: studentName })}
      >
        {t('absence.withdraw')}
      </Button>
    </Form>
  );
}

type ConfirmWithdrawalProps = Question & { absence: Absence };

export function ConfirmWithdrawal({ absence: { studentName, firstDay, lastDay }, fields }: ConfirmWithdrawalProps) {
  const t = useTranslate();
  return (
    <ConfirmStep
      title={t('absence.withdraw.title', { name: studentName })}
      submit={t('absence.withdraw')}
      cancel={t('absence.withdraw.keep')}
      fields={fields}
      cancelTo={absencesPath}
    >
      <li>
        <DayRange first={firstDay} last={lastDay} />
      </li>
      <li>{t('absence.withdraw.message')}</li>
    </ConfirmStep>
  );
}
