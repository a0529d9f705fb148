import type { EnquiryChange } from '../../../features/enquiries/enquiries.schema.ts';
import { defineForm } from '../../../forms/define-form.ts';

export const stateForm = defineForm<keyof EnquiryChange>({
  texts: 'enquiries.change',
  fields: {
    state: { label: 'admin.list.state' },
    consultationOn: { label: 'enquiries.consultationOn' },
  },
});
