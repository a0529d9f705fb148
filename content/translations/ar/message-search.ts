import type { messageSearch as english } from '../en/message-search.ts';
import type { TranslationOf } from '../translation.ts';

export const messageSearch = {
  'inbox.search': 'البحث في الرسائل',
  'inbox.search.submit': 'بحث',
  'inbox.search.clear': 'مسح البحث',
  'inbox.search.found': {
    zero: 'لا رسائل مطابقة',
    one: 'رسالة واحدة مطابقة',
    two: 'رسالتان مطابقتان',
    few: '{count} رسائل مطابقة',
    many: '{count} رسالة مطابقة',
    other: '{count} رسالة مطابقة',
  },
  'inbox.search.none': 'لا رسائل مطابقة',
  'inbox.search.none.text': 'يجب أن ترد كل كلمة في الموضوع أو في النص. جرّبوا كلمات أقل أو أقصر.',
  'inbox.search.searched': {
    zero: 'لم يشمل البحث أي رسالة حتى الآن؛ تاريخ أقدمها',
    one: 'شمل البحث حتى الآن رسالة واحدة، تاريخها',
    two: 'شمل البحث حتى الآن رسالتين، تاريخ أقدمهما',
    few: 'شمل البحث حتى الآن {count} رسائل، تاريخ أقدمها',
    many: 'شمل البحث حتى الآن {count} رسالة، تاريخ أقدمها',
    other: 'شمل البحث حتى الآن {count} رسالة، تاريخ أقدمها',
  },
  'inbox.search.older': 'البحث في رسائل أقدم',
  'inbox.search.newest': 'العودة إلى أحدث النتائج',
  'shortcuts.search': 'البحث في الرسائل',
} as const satisfies TranslationOf<typeof english>;
