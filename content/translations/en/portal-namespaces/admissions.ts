import { enquiryHandling } from '../enquiry-handling.ts';
import { enrolment } from '../enrolment.ts';
import { pipeline } from '../pipeline.ts';

/** From an enquiry to an enrolment. */
export const texts = { ...enquiryHandling, ...enrolment, ...pipeline } as const;
