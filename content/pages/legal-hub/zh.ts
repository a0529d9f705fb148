import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const zh = {
  meta: {
    title: '法律与政策文件',
    description: '{school}的十四份政策文件：通用条款、隐私、退款、儿童保护、投诉等，均以编号条款写成。',
  },
  title: '法律与政策文件',
  lead: '十四份文件写明学校的承诺、学校对您的要求，以及出现问题时如何处理。',
  note: '每份文件均以编号条款写成。',
  policies: '政策文件',
} as const satisfies CopyOf<typeof en>;
