import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const zh = {
  meta: {
    title: '法律与政策文件',
    description:
      '{school}的十四份政策文件：服务条款、隐私、招生与退费、儿童保护、投诉与申诉、举报、信息安全、平等与多元等，均以编号条款写成，每一条都有自己的网址，便于查阅和引用。',
  },
  title: '法律与政策文件',
  lead: '十四份文件写明学校的承诺、学校的要求，以及出现问题时如何处理。',
  note: '每份文件均以编号条款写成。每一条都有自己的网址，便于您引用。',
  policies: '政策文件',
} as const satisfies CopyOf<typeof en>;
