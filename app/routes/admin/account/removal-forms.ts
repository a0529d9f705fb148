import { defineForm } from '../../../forms/define-form.ts';
import { currentPasswordField } from '../../account/password-forms.ts';

export const erasePath = (accountId: string) => `/admin-console/accounts/${accountId}/erase`;
export const mergePath = (accountId: string) => `/admin-console/accounts/${accountId}/merge`;

const fields = { currentPassword: { ...currentPasswordField, label: 'removal.password' } } as const;

export const eraseForm = defineForm<'currentPassword'>({ texts: 'removal.erase', fields });
export const mergeForm = defineForm<'currentPassword'>({ texts: 'removal.merge', fields });
