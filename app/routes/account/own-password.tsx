import { useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { PasswordField } from '#ui/password-field.tsx';

/** Whether a confirmation asks for one's own password for the first time, or why it was refused. */
export type AskedPassword = 'ask' | PlainTranslationKey;

/** @see PD-65 */
export function OwnPassword({ asked }: { asked: AskedPassword }) {
  const t = useTranslate();
  return (
    <PasswordField
      name="currentPassword"
      label={t('removal.password')}
      error={asked === 'ask' ? undefined : t(asked)}
      autoComplete="current-password"
      className="max-w-md"
    />
  );
}
