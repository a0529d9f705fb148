import type { AccountDetails } from '#features/accounts/accounts.schema.ts';
import { defineForm } from '#forms/define-form.ts';

export const detailsForm = defineForm<keyof AccountDetails>({
  texts: 'admin.details',
  intent: 'save-details',
  fields: {
    fullName: { label: 'admin.create.fullName' },
    email: { label: 'admin.create.email' },
  },
});
