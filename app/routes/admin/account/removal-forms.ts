import { defineForm } from '#forms/define-form.ts';
import { currentPasswordField } from '../../account/password-forms.ts';

const fields = { currentPassword: { ...currentPasswordField, label: 'removal.password' } } as const;

export const eraseForm = defineForm<'currentPassword'>({ texts: 'removal.erase', fields });
export const mergeForm = defineForm<'currentPassword'>({ texts: 'removal.merge', fields });
