import { ConfirmStep } from '#forms/confirm-step.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import type { GuardianConfirmation } from './guardian-confirmation.server.ts';

type ConfirmGuardianChangeProps = { confirmation: GuardianConfirmation; cancelTo: string };

const lossTexts = {
  mayView: 'students.confirm.loses',
  mayWrite: 'guardians.confirm.mayWrite',
  receivesMail: 'guardians.confirm.receivesMail',
} as const;

export function ConfirmGuardianChange({ confirmation, cancelTo }: ConfirmGuardianChangeProps) {
  const t = useTranslate();
  const { change, guardianName: name, studentName: student, losing, isLast, separates, fields } = confirmation;
  const lasting: PlainTranslationKey =
    change === 'remove' ? 'students.confirm.messages' : 'guardians.confirm.restorable';
  return (
    <ConfirmStep
      title={t(`guardians.confirm.${change}`, { name, student })}
      submit={t(`guardians.confirm.${change}.submit`)}
      isDanger={change !== 'change'}
      fields={fields}
      cancelTo={cancelTo}
    >
      {losing.map((right) => (
        <li key={right}>{t(lossTexts[right], { name, student })}</li>
      ))}
      {losing.length === 0 && <li>{t('guardians.confirm.nothing', { name })}</li>}
      {separates && <li>{t('guardians.confirm.separated', { name, student })}</li>}
      {isLast && <li>{t('guardians.confirm.last', { student })}</li>}
      <li>{t(lasting)}</li>
    </ConfirmStep>
  );
}
