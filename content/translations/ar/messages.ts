import type { messages as english } from '../en/messages.ts';
import type { TranslationOf } from '../translation.ts';

export const messages = {
  'inbox.show': 'الرسائل المعروضة',
  'inbox.view.all': 'الكل',
  'inbox.view.received': 'الواردة',
  'inbox.view.sent': 'المرسلة',
  'inbox.view.unread': 'غير المقروءة',
  'inbox.none.received': 'لا رسائل واردة',
  'inbox.none.sent': 'لا رسائل مرسلة',
  'inbox.none.unread': 'لا رسائل غير مقروءة',
} as const satisfies TranslationOf<typeof english>;
