import { ConfirmStep } from '#forms/confirm-step.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { OwnPassword } from '../../account/own-password.tsx';
import type { EmailConfirmation } from './save-details.server.ts';

type ConfirmEmailProps = { confirmation: EmailConfirmation; cancelTo: string };

/** @see PD-52 */
export function ConfirmEmail({ confirmation, cancelTo }: ConfirmEmailProps) {
  const t = useTranslate();
  const { name, from, to, state, fields, asked } = confirmation;
  const effects = {
    active: [
      t('admin.confirm.email.signedOut', { name }),
      t('admin.confirm.email.passwordStays'),
      t('admin.confirm.email.told'),
    ],
    invite: [t('admin.confirm.email.invite', { email: to })],
    uninvited: [t('admin.confirm.email.uninvited', { name })],
    suspended: [t('admin.confirm.email.suspended')],
  }[state];
  return (
    <ConfirmStep
      title={t('admin.confirm.email.title', { name })}
      submit={t('admin.confirm.email.submit')}
      fields={fields}
      input={asked && <OwnPassword asked={asked} />}
      cancelTo={cancelTo}
    >
      <li>{t('admin.confirm.email.replaced', { from, to })}</li>
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ConfirmStep>
  );
}
