import type { texts as english } from '../../en/portal-namespaces/admissions.ts';
import type { TranslationOf } from '../../translation.ts';
import { addEnquiry } from '../add-enquiry.ts';
import { enquiryHandling } from '../enquiry-handling.ts';
import { pipeline } from '../pipeline.ts';

export const texts = { ...addEnquiry, ...enquiryHandling, ...pipeline } as const satisfies TranslationOf<
  typeof english
>;
