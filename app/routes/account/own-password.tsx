import { useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { PasswordField } from '#ui/password-field.tsx';

/** Asks for one's own password again, in a confirmation. */
export interface AskedPassword {
  /** Null at first. */
  error: PlainTranslationKey | null;
}

/** @see PD-65 */
export function OwnPassword({ error }: AskedPassword) {
  const t = useTranslate();
  return (
    <PasswordField
      name="currentPassword"
      label={t('removal.password')}
      error={error === null ? undefined : t(error)}
      autoComplete="current-password"
      className="max-w-md"
    />
  );
}
