import type { texts as english } from '../../en/portal-namespaces/mentors.ts';
import type { TranslationOf } from '../../translation.ts';
import { letters } from '../letters.ts';
import { roster } from '../roster.ts';

export const texts = {
  ...letters,
  ...roster,
} as const satisfies TranslationOf<typeof english>;
