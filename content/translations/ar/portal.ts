import type { portal as english } from '../en/portal.ts';
import type { TranslationOf } from '../translation.ts';

export const portal = {
  'portal.nav': 'التنقل في البوابة',
  'portal.start': '\u2068{school}\u2069، الصفحة الأولى في البوابة',
  'list.more': 'الصفحة التالية',
  'list.first': 'الصفحة الأولى',
  'portal.messages': 'الرسائل',
  'portal.students': 'الطلاب',
  'portal.accounts': 'الحسابات',
  'portal.enquiries': 'الطلبات',
  'portal.offices': 'المناصب',
  'portal.insights': 'الإحصاءات',
  'portal.safeguarding': 'حماية الطفل',
  'portal.officeMessages': 'رسائل التواصل',
  'portal.privacyRequests': 'طلبات البيانات',
  'transfer.success': 'أُحيلت الرسالة.',
  'portal.account': 'الحساب: \u2068{name}\u2069',
  'portal.website': 'موقع المدرسة',
  'portal.home': 'الصفحة الرئيسية',
  'portal.legal': 'معلومات قانونية',
  'portal.policyVersion': '{title}، النسخة {number}',
  'portal.policiesDue': {
    zero: 'لا توجد سياسات جديدة أو معدَّلة.',
    one: 'إحدى سياسات المدرسة جديدة أو معدَّلة.',
    two: 'سياستان من سياسات المدرسة جديدتان أو معدَّلتان.',
    few: '{count} من سياسات المدرسة جديدة أو معدَّلة.',
    many: '{count} من سياسات المدرسة جديدة أو معدَّلة.',
    other: '{count} من سياسات المدرسة جديدة أو معدَّلة.',
  },
  'portal.policiesDue.read': 'القراءة والتأكيد',
} as const satisfies TranslationOf<typeof english>;
