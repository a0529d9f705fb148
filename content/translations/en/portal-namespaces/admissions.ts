import { addEnquiry } from '../add-enquiry.ts';
import { enquiryHandling } from '../enquiry-handling.ts';
import { pipeline } from '../pipeline.ts';

/** From an enquiry to an enrolment. */
export const texts = { ...addEnquiry, ...enquiryHandling, ...pipeline } as const;
