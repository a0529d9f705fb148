import type { policyNotices as english } from '../en/policy-notices.ts';
import type { TranslationOf } from '../translation.ts';

export const policyNotices = {
  'policyNotice.title': 'السياسات',
  'policyNotice.lead': 'إذا تغيرت سياسة تغيرًا يمس حقوقكم أو واجباتكم، تجدون نسختها الجديدة هنا.',
  'policyNotice.none': 'لا جديد يستدعي تأكيد الاطلاع.',
  'policyNotice.published': 'تاريخ النشر: {date}',
  'policyNotice.takesEffect': 'تسري اعتبارًا من {date}',
  'policyNotice.read': 'قراءة السياسة',
  'policyNotice.versions': 'جميع النسخ',
  'policyNotice.acknowledge': 'أؤكد الاطلاع',
  'policyNotice.acknowledge.named': 'أؤكد الاطلاع: {policy}',
  'policyNotice.acknowledged': 'سياسات أكدتم الاطلاع عليها',
  'policyNotice.done': 'شكرًا لكم. سجّلنا تأكيد اطلاعكم.',
  'policyNotice.open': 'السياسات',
} as const satisfies TranslationOf<typeof english>;
