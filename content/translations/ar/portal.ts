import type { portal as english } from '../en/portal.ts';
import type { TranslationOf } from '../translation.ts';

export const portal = {
  'portal.nav': 'التنقل في البوابة',
  'portal.start': '\u2068{school}\u2069، الصفحة الأولى في البوابة',
  'portal.messages': 'الرسائل',
  'portal.students': 'الطلاب',
  'portal.accounts': 'الحسابات',
  'portal.enquiries': 'الرسائل والطلبات',
  'portal.offices': 'المناصب',
  'portal.insights': 'الإحصاءات',
  'portal.safeguarding': 'حماية الطفل',
  'portal.privacyRequests': 'طلبات البيانات',
  'portal.account': 'الحساب: \u2068{name}\u2069',
  'portal.website': 'موقع المدرسة',
  'portal.home': 'الصفحة الرئيسية',
  'portal.legal': 'معلومات قانونية',
  'portal.policyVersion': '{title}، النسخة {number}',
  'portal.policiesDue': {
    zero: 'لا توجد نسخ جديدة من السياسات.',
    one: 'نُشرت نسخة جديدة من إحدى سياسات المدرسة.',
    two: 'نُشرت نسخة جديدة من سياستين من سياسات المدرسة.',
    few: 'نُشرت نسخ جديدة من {count} سياسات للمدرسة.',
    many: 'نُشرت نسخ جديدة من {count} سياسة للمدرسة.',
    other: 'نُشرت نسخ جديدة من {count} سياسة للمدرسة.',
  },
  'portal.policiesDue.read': 'القراءة والتأكيد',
} as const satisfies TranslationOf<typeof english>;
