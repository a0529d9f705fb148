import { ConfirmStep } from '#forms/confirm-step.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { OwnPassword } from '../../account/own-password.tsx';
import type { SeveralQuestion } from '../list/several.ts';
import type { AccountAct } from './several-accounts.ts';

type ConfirmAccountsProps = {
  confirmation: SeveralQuestion<AccountAct> & { refused: PlainTranslationKey | null };
  cancelTo: string;
};

/** Asks before several accounts are changed. */
export function ConfirmAccounts({ confirmation, cancelTo }: ConfirmAccountsProps) {
  const t = useTranslate();
  const { act, count, leftOut, asked, fields, refused } = confirmation;
  const effects =
    act === 'invite'
      ? [t('admin.several.invite.mail'), t('admin.several.invite.news')]
      : [t('admin.several.suspend.signedOut'), t('admin.confirm.suspend.messages')];
  return (
    <ConfirmStep
      title={t(`admin.several.${act}.title`, { count })}
      submit={t(`admin.several.${act}.submit`, { count })}
      isDanger={act === 'suspend'}
      fields={fields}
      input={asked && <OwnPassword asked={asked} />}
      cancelTo={cancelTo}
    >
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
      {leftOut > 0 && <li>{t(`admin.several.${act}.leftOut`, { count: leftOut })}</li>}
      {refused && <li className="text-clay">{t(refused)}</li>}
    </ConfirmStep>
  );
}
