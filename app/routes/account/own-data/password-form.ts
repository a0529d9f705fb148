import { defineForm } from '../../../forms/define-form.ts';

export const passwordForm = defineForm<'currentPassword'>({
  texts: 'ownData.password',
  intent: 'confirm-password',
  fields: { currentPassword: { label: 'changePassword.current', isSecret: true } },
});
