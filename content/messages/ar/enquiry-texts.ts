import type { texts as english } from '../en/enquiry-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { enquiries } from './enquiries.ts';

/** What is said of an enquiry to whoever sends or answers it. */
export const texts = { ...enquiries } as const satisfies TranslationOf<typeof english>;
