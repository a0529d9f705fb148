import type { hubs as english } from '../en/hubs.ts';
import type { TranslationOf } from '../translation.ts';

export const hubs = {
  'hubs.city.london': 'لندن',
  'hubs.city.monaco': 'موناكو',
  'hubs.city.zurich': 'زيورخ',
  'hubs.city.dubai': 'دبي',
  'hubs.city.new-york': 'نيويورك',
  'hubs.city.singapore': 'سنغافورة',

  'hubs.zone.Europe/London': 'توقيت المملكة المتحدة',
  'hubs.zone.Europe/Monaco': 'توقيت وسط أوروبا',
  'hubs.zone.Europe/Zurich': 'توقيت وسط أوروبا',
  'hubs.zone.Asia/Dubai': 'توقيت الخليج',
  'hubs.zone.America/New_York': 'التوقيت الشرقي لأمريكا الشمالية',
  'hubs.zone.Asia/Singapore': 'توقيت سنغافورة',

  'hubs.map':
    'خريطة للعالم تظهر عليها مراكزنا وأقصر الطرق بينها، والجزء المظلَّل هو ما يخيّم عليه الليل الآن. وتذكر القائمة المجاورة المعلومات نفسها.',
  'hubs.legend': 'الخطوط هي أقصر الطرق بين المراكز، والجزء المظلَّل هو ما يخيّم عليه الليل الآن.',
  'hubs.times': 'التوقيت المحلي في كل مركز',
  'hubs.day': 'نهار',
  'hubs.night': 'ليل',
} as const satisfies TranslationOf<typeof english>;
