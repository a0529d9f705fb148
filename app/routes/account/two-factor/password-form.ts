import { defineForm } from '../../../forms/define-form.ts';
import { currentPasswordField } from '../password-forms.ts';

export const passwordForm = defineForm<'currentPassword'>({
  texts: 'twoFactor.password',
  intent: 'confirm-password',
  fields: { currentPassword: currentPasswordField },
});
