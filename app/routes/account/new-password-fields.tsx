import { useTranslate } from '../../i18n/language-context.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

/** @param errorOf returns the message for a field */
export function NewPasswordFields({ errorOf }: { errorOf: (name: string) => string | undefined }) {
  const t = useTranslate();
  return (
    <>
      <PasswordField
        label={t('changePassword.new')}
        name="newPassword"
        autoComplete="new-password"
        hint={t('changePassword.rules')}
        error={errorOf('newPassword')}
      />
      <PasswordField
        label={t('changePassword.confirm')}
        name="confirmation"
        autoComplete="new-password"
        error={errorOf('confirmation')}
      />
    </>
  );
}
