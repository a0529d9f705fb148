import type { texts as english } from '../../en/portal-namespaces/portal.ts';
import type { TranslationOf } from '../../translation.ts';
import { mentoring } from '../mentoring.ts';
import { offices } from '../offices.ts';
import { peopleSearch } from '../people-search.ts';
import { portal } from '../portal.ts';
import { signedIn } from '../signed-in.ts';

export const texts = {
  ...mentoring,
  ...offices,
  ...peopleSearch,
  ...portal,
  ...signedIn,
} as const satisfies TranslationOf<typeof english>;
