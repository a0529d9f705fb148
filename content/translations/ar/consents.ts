import type { consents as english } from '../en/consents.ts';
import type { TranslationOf } from '../translation.ts';

export const consents = {
  'consents.title': 'الموافقات',
  'consents.state.open': 'بانتظار الإجابة',
  'consents.state.given': 'مُنحت',
  'consents.state.refused': 'رُفضت',
  'consents.state.conflicting': 'إجابات متعارضة',
  'consents.state.expired': 'انتهت',
  'consents.answer.yes': 'موافقة',
  'consents.answer.no': 'رفض',
  'consents.answer.withdrawn': 'سُحبت الموافقة',
  'consents.answer.none': 'لا إجابة بعد',
  'consents.news': 'إجابتكم مطلوبة: \u2068{title}\u2069',
  'consents.all': 'كل الموافقات',
} as const satisfies TranslationOf<typeof english>;
