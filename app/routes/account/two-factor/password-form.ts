import { defineForm } from '../../../forms/define-form.ts';

export const passwordForm = defineForm<'currentPassword'>({
  texts: 'twoFactor.password',
  intent: 'confirm-password',
  fields: { currentPassword: { label: 'changePassword.current', isSecret: true } },
});
