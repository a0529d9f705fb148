import { defineForm } from '../../../forms/define-form.ts';

export const mergePath = (accountId: string) => `/admin-console/accounts/${accountId}/merge`;

export const mergeForm = defineForm<'currentPassword'>({
  texts: 'removal.merge',
  fields: { currentPassword: { label: 'removal.password', isSecret: true } },
});
