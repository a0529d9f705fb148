import type { texts as english } from '../en/admission-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { enquiryHandling } from './enquiry-handling.ts';
import { enrolment } from './enrolment.ts';
import { pipeline } from './pipeline.ts';

/** What the console says about the way from an enquiry to an enrolment. */
export const texts = { ...enquiryHandling, ...enrolment, ...pipeline } as const satisfies TranslationOf<typeof english>;
