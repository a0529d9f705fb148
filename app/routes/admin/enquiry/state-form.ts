import type { EnquiryChange } from '#features/enquiries/enquiries.schema.ts';
import { defineForm } from '#forms/define-form.ts';

export type StateField = Exclude<keyof EnquiryChange, 'revision'>;

export const stateForm = defineForm<StateField>({
  texts: 'enquiries.change',
  intent: 'change',
  fields: {
    state: { label: 'admin.list.state' },
    consultationOn: { label: 'enquiries.consultationOn' },
    ownerId: { label: 'pipeline.owner' },
  },
});
