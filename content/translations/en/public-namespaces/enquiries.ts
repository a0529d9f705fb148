import { enquiries } from '../enquiries.ts';
import { enquiryTopics } from '../enquiry-topics.ts';

/** The contact form, and enquiries in the console. */
export const texts = { ...enquiries, ...enquiryTopics } as const;
