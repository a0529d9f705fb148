import { ConfirmStep } from '#forms/confirm-step.tsx';
import type { Question } from '#forms/confirmation.ts';
import { useTranslate } from '#i18n/language-context.tsx';

export function ConfirmWithdrawal({ fields, cancelTo }: Question & { cancelTo: string }) {
  const t = useTranslate();
  return (
    <ConfirmStep
      title={t('announcement.withdraw.title')}
      submit={t('announcement.withdraw')}
      fields={fields}
      cancelTo={cancelTo}
      isDanger
    >
      <li>{t('announcement.withdraw.effect')}</li>
      <li>{t('announcement.withdraw.kept')}</li>
    </ConfirmStep>
  );
}
