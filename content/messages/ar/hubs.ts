import type { hubs as english } from '../en/hubs.ts';
import type { TranslationOf } from '../translation.ts';

export const hubs = {
  'hubs.city.london': 'لندن',
  'hubs.city.monaco': 'موناكو',
  'hubs.city.zurich': 'زيورخ',
  'hubs.city.dubai': 'دبي',
  'hubs.city.new-york': 'نيويورك',
  'hubs.city.singapore': 'سنغافورة',
} as const satisfies TranslationOf<typeof english>;
