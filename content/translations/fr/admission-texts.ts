import type { texts as english } from '../en/admission-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { pipeline } from './pipeline.ts';

export const texts = { ...pipeline } as const satisfies TranslationOf<typeof english>;
