import type {
  FirstPasswordSchema,
  PasswordChangeSchema,
  ResetRequestSchema,
  SignInSchema,
} from '#features/accounts/accounts.schema.ts';
import { accountLimits } from '#features/accounts/accounts.ts';
import { defineForm } from '#forms/define-form.ts';
import type { NameIn } from '#forms/parse-form.server.ts';

const emailField = { label: 'login.email', returnedLength: accountLimits.emailLength } as const;

export const signInForm = defineForm<NameIn<typeof SignInSchema>>({
  texts: 'login',
  keepsDraft: false,
  fields: { email: emailField, password: { label: 'login.password', isSecret: true } },
});

/** Requests a new temporary password. @see PD-34 */
export const renewalForm = defineForm<never>({ texts: 'login.renew', intent: 'renew-password', fields: {} });

export const resetRequestForm = defineForm<NameIn<typeof ResetRequestSchema>>({
  texts: 'forgot',
  keepsDraft: false,
  fields: { email: emailField },
});

const newPasswordFields = {
  newPassword: { label: 'changePassword.new', hint: 'changePassword.rules', isSecret: true },
  confirmation: { label: 'changePassword.confirm', isSecret: true },
} as const;

export const resetForm = defineForm<NameIn<typeof FirstPasswordSchema>>({ texts: 'reset', fields: newPasswordFields });

/** For forms that require a recent password. @see PD-40 */
export const currentPasswordField = { label: 'changePassword.current', isSecret: true } as const;

/** The page omits `currentPassword` shortly after a sign-in with a temporary password. */
export const passwordChangeForm = defineForm<NameIn<typeof PasswordChangeSchema>>({
  texts: 'changePassword',
  intent: 'change-password',
  fields: { currentPassword: currentPasswordField, ...newPasswordFields },
});
