import { defineForm } from '../../../forms/define-form.ts';

export const erasePath = (accountId: string) => `/admin-console/accounts/${accountId}/erase`;

export const eraseForm = defineForm<'currentPassword'>({
  texts: 'removal.erase',
  fields: { currentPassword: { label: 'removal.password', isSecret: true } },
});
