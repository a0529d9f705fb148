import { mentoring } from '../mentoring.ts';
import { offices } from '../offices.ts';
import { peopleSearch } from '../people-search.ts';
import { portal } from '../portal.ts';
import { signedIn } from '../signed-in.ts';

/** Every signed-in page. */
export const texts = {
  ...mentoring,
  ...offices,
  ...peopleSearch,
  ...portal,
  ...signedIn,
} as const;
