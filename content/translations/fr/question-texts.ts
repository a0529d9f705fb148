import type { texts as english } from '../en/question-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { questions } from './questions.ts';

/** What the public page of questions says beyond that. */
export const texts = { ...questions } as const satisfies TranslationOf<typeof english>;
