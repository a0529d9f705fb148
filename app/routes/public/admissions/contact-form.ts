import type { NewEnquiry } from '#features/enquiries/enquiries.schema.ts';
import { enquiryLimits } from '#features/enquiries/enquiries.ts';
import { defineForm } from '#forms/define-form.ts';
import { DraftStore, textIn } from '#forms/draft-store.ts';

type NameIn<Enquiry> = Enquiry extends NewEnquiry ? keyof Enquiry : never;

/** The fields of all topics. */
export type ContactField = Exclude<NameIn<NewEnquiry>, 'requestId'>;

/** Besides the fields, the draft keeps `keepsConcern`: whether that of a safeguarding concern may stay on the device. @see PD-75 */
export const contactDrafts = new DraftStore('draft-enquiry', {
  countsAsInput: (name, draft) =>
    !['topic', 'acknowledge', 'keepsConcern'].includes(name) && textIn(draft, name).trim() !== '',
  mayStore: (draft) => textIn(draft, 'topic') !== 'safeguarding' || textIn(draft, 'keepsConcern') !== '',
});

/** The contact form of /admissions. Region and stage belong to consultations only. @see content §3, §5 @see PD-30 */
export const contactForm = defineForm<ContactField>({
  texts: 'enquiry',
  fields: {
    topic: { label: 'enquiry.topic' },
    name: { label: 'enquiry.name' },
    email: { label: 'enquiry.email' },
    region: { label: 'enquiry.region' },
    stage: { label: 'enquiry.stage' },
    message: { label: 'enquiry.message', limit: enquiryLimits.messageLength },
    acknowledge: { label: 'enquiry.acknowledge', hint: 'enquiry.acknowledge.hint' },
  },
  durable: { drafts: contactDrafts, failed: 'enquiry.failed', invalid: 'enquiry.invalid' },
});

/** The section of the page that holds the form. */
export const enquiryAnchor = 'enquiry';

/** The heading of the confirmation. A redirect to it moves the focus even without a script. */
export const confirmationAnchor = 'enquiry-received';

/** A hidden field that only bots fill in. */
export const honeypotName = 'website';
