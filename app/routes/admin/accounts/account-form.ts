import type { NewAccount } from '../../../features/accounts/accounts.schema.ts';
import { defineForm } from '../../../forms/define-form.ts';

export type AccountField = keyof NewAccount;

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
  },
});
