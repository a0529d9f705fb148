import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const zh = {
  meta: {
    title: '家长常见问题',
    description: '家长在申请{school}之前常问的问题及简要解答。',
  },
  hero: {
    eyebrow: '招生',
    title: '家长常见问题',
    lead: '家长在初次沟通之前常问的问题，在此简要解答。',
  },
  closing: {
    title: '没有找到您的问题？',
    text: '请填写联系表向我们提问，或预约私人咨询。',
    link: '联系我们',
  },
} as const satisfies CopyOf<typeof en>;
