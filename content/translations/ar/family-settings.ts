import type { familySettings as english } from '../en/family-settings.ts';
import type { TranslationOf } from '../translation.ts';

export const familySettings = {
  'settings.account': 'إعداداتكم',
  'settings.quietHours': 'ساعات الهدوء',
  'settings.quietHours.none': 'بلا',
  'settings.quietHours.time': 'من {from} إلى {until}',
  'settings.notifications.change': 'تغيير الإشعارات',
  'settings.records': 'الطلاب وأولياء الأمور',
  'settings.ownData': 'تنزيل بياناتكم',
  'settings.correction': 'هل من معلومة غير صحيحة أو قديمة؟ اطلبوا تصحيحها، فالمدرسة وحدها تستطيع تعديل هذه البيانات.',
  'settings.correction.write': 'طلب تصحيح',
} as const satisfies TranslationOf<typeof english>;
