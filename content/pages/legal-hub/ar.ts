import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const ar = {
  meta: {
    title: 'الوثائق القانونية والسياسات',
    description:
      'السياسات الأربع عشرة لمدرسة {school}: الشروط والخصوصية والقبول واسترداد الرسوم وحماية الطفل والشكاوى وغيرها، في بنود مرقَّمة.',
  },
  title: 'الوثائق القانونية والسياسات',
  lead: 'أربع عشرة وثيقة تبيّن ما تَعِد به المدرسة، وما تطلبه منكم، وما يحدث إذا تعثّر أمر.',
  note: 'كُتبت كل وثيقة في بنود مرقَّمة.',
  policies: 'السياسات',
} as const satisfies CopyOf<typeof en>;
