import type { NewAccount } from '#features/accounts/accounts.schema.ts';
import { defineForm } from '#forms/define-form.ts';
import { currentPasswordField } from '../../account/password-forms.ts';

/** Fragment of the form on the first page of the console. */
export const createAccountId = 'create-account';

/** `currentPassword`: that of the actor. */
export type AccountField = keyof NewAccount | 'currentPassword';

/** @see core §4 Admin create */
export const accountForm = defineForm<AccountField>({
  texts: 'admin.create',
  intent: 'create',
  fields: {
    fullName: { label: 'admin.create.fullName' },
    email: { label: 'admin.create.email' },
    password: { label: 'admin.create.password', isSecret: true },
    role: { label: 'admin.create.role' },
    language: { label: 'admin.create.language' },
    currentPassword: { ...currentPasswordField, label: 'removal.password' },
  },
});
