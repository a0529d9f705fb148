import { ConfirmStep } from '../../../forms/confirm-step.tsx';
import { useTranslate } from '../../../i18n/language-context.tsx';
import type { SeveralQuestion } from '../list/several.ts';
import type { accountActs } from './several-accounts.ts';

type ConfirmAccountsProps = { confirmation: SeveralQuestion<(typeof accountActs)[number]>; cancelTo: string };

/** Asks before several accounts are changed. */
export function ConfirmAccounts({ confirmation: { count, leftOut, fields }, cancelTo }: ConfirmAccountsProps) {
  const t = useTranslate();
  return (
    <ConfirmStep
      title={t('admin.several.invite.title', { count })}
      submit={t('admin.several.invite.submit', { count })}
      fields={fields}
      cancelTo={cancelTo}
    >
      <li>{t('admin.several.invite.mail')}</li>
      <li>{t('admin.several.invite.news')}</li>
      {leftOut > 0 && <li>{t('admin.several.invite.leftOut', { count: leftOut })}</li>}
    </ConfirmStep>
  );
}
