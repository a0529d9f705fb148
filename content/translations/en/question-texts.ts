import { questions } from './questions.ts';

/** What the public page of questions says beyond that. */
export const texts = { ...questions } as const;
