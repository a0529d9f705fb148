import type { EmailChangeField } from '#features/accounts/accounts.schema.ts';
import { defineForm } from '#forms/define-form.ts';
import { currentPasswordField } from '../password-forms.ts';

export const emailForm = defineForm<EmailChangeField>({
  texts: 'account.changeEmail',
  intent: 'change-email',
  fields: {
    email: { label: 'account.changeEmail.new', hint: 'account.changeEmail.hint' },
    currentPassword: currentPasswordField,
  },
});

export const cancelEmailIntent = 'cancel-email';
