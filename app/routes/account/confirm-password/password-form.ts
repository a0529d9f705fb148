import { type DefinedForm, defineForm } from '#forms/define-form.ts';
import { currentPasswordField } from '../password-forms.ts';

type Texts = 'calendarFeeds.password' | 'ownData.password' | 'twoFactor.password';

/** `texts` also states why the password is asked for. */
export type PasswordForm = DefinedForm<'currentPassword'> & { texts: Texts };

/** A form that only asks for the password, on pages whose changes need a recent one. @see PD-40 */
export function definePasswordForm(texts: Texts): PasswordForm {
  const form = { intent: 'confirm-password', fields: { currentPassword: currentPasswordField } };
  return { ...defineForm<'currentPassword'>({ texts, ...form }), texts };
}
