import type { texts as english } from '../../en/public-namespaces/enquiries.ts';
import type { TranslationOf } from '../../translation.ts';
import { enquiries } from '../enquiries.ts';
import { enquiryTopics } from '../enquiry-topics.ts';

export const texts = { ...enquiries, ...enquiryTopics } as const satisfies TranslationOf<typeof english>;
