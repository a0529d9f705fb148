import { ConfirmStep } from '#forms/confirm-step.tsx';
import type { Question } from '#forms/confirmation.ts';
import { useTranslate } from '#i18n/language-context.tsx';

export interface LetterQuestion extends Question {
  id: string;
  receiverCount: number;
  studentCount: number;
}

type ConfirmLetterProps = { confirmation: LetterQuestion; cancelTo: string };

export function ConfirmLetter({ confirmation: { receiverCount, studentCount, fields }, cancelTo }: ConfirmLetterProps) {
  const t = useTranslate();
  return (
    <ConfirmStep
      title={t('letter.confirm', { count: receiverCount })}
      submit={t('letter.submit', { count: receiverCount })}
      fields={fields}
      cancelTo={cancelTo}
    >
      <li>{t('letter.confirm.students', { count: studentCount })}</li>
      <li>{t('letter.confirm.final')}</li>
    </ConfirmStep>
  );
}
