import type { hubs as english } from '../en/hubs.ts';
import type { TranslationOf } from '../translation.ts';

export const hubs = {
  'hubs.city.london': 'Londres',
  'hubs.city.monaco': 'Monaco',
  'hubs.city.zurich': 'Zurich',
  'hubs.city.dubai': 'Dubaï',
  'hubs.city.new-york': 'New York',
  'hubs.city.singapore': 'Singapour',
} as const satisfies TranslationOf<typeof english>;
