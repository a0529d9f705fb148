import type { hubs as english } from '../en/hubs.ts';
import type { TranslationOf } from '../translation.ts';

export const hubs = {
  'hubs.city.london': '伦敦',
  'hubs.city.monaco': '摩纳哥',
  'hubs.city.zurich': '苏黎世',
  'hubs.city.dubai': '迪拜',
  'hubs.city.new-york': '纽约',
  'hubs.city.singapore': '新加坡',
} as const satisfies TranslationOf<typeof english>;
