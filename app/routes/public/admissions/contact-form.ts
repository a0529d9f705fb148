import type { NewEnquiry } from '#features/enquiries/enquiries.schema.ts';
import { enquiryLimits } from '#features/enquiries/enquiries.ts';
import { defineDurableForm } from '#forms/define-durable-form.ts';

type NameIn<Enquiry> = Enquiry extends NewEnquiry ? keyof Enquiry : never;

/** The fields of all topics. */
export type ContactField = Exclude<NameIn<NewEnquiry>, 'requestId'>;

/** What the form keeps besides its fields: whether the draft of a safeguarding concern may stay on the device. @see PD-75 */
export type KeptConcern = { keepsConcern: boolean };

/** The contact form of /admissions. Region and stage belong to consultations only. @see content §3, §5 @see PD-30 */
export const contactForm = defineDurableForm<ContactField, KeptConcern>({
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
  longText: { name: 'message', tooLong: 'enquiry.message.tooLong' },
  invalid: 'enquiry.invalid',
  storageKey: 'draft-enquiry',
  countsAsInput: (name) => name !== 'topic' && name !== 'acknowledge',
  mayStore: ({ topic, keepsConcern }) => topic !== 'safeguarding' || keepsConcern,
  parseMore: ({ keepsConcern }) => ({ keepsConcern: keepsConcern === true }),
});

/** The section of the page that holds the form. */
export const enquiryAnchor = 'enquiry';

/** The heading of the confirmation. A redirect to it moves the focus even without a script. */
export const confirmationAnchor = 'enquiry-received';

/** A hidden field that only bots fill in. */
export const honeypotName = 'website';
