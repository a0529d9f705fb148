import type { texts as english } from '../en/enquiry-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { enquiries } from './enquiries.ts';
import { enquiryTopics } from './enquiry-topics.ts';

/** What is said of an enquiry to whoever sends or answers it. */
export const texts = { ...enquiries, ...enquiryTopics } as const satisfies TranslationOf<typeof english>;
