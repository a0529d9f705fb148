import { enrolment } from '../enrolment.ts';

/** From an enquiry to a student. */
export const texts = { ...enrolment } as const;
