import type { RecordedEnquiry } from '#features/enquiries/enquiries.schema.ts';
import { enquiryLimits } from '#features/enquiries/enquiries.ts';
import { defineForm } from '#forms/define-form.ts';

export type RecordedField = Exclude<keyof RecordedEnquiry, 'requestId'>;

/** @see PD-30 */
export const addEnquiryForm = defineForm<RecordedField>({
  texts: 'addEnquiry',
  fields: {
    channel: { label: 'enquiries.channel' },
    receivedOn: { label: 'addEnquiry.receivedOn', hint: 'addEnquiry.receivedOn.hint' },
    name: { label: 'enquiry.name' },
    email: { label: 'enquiry.email', hint: 'addEnquiry.contact.hint', isOptional: true },
    phone: { label: 'enquiries.phone', isOptional: true },
    language: { label: 'enquiries.language', hint: 'addEnquiry.language.hint' },
    region: { label: 'enquiry.region' },
    stage: { label: 'enquiry.stage' },
    message: { label: 'addEnquiry.message', hint: 'addEnquiry.message.hint', limit: enquiryLimits.messageLength },
  },
});
