import type { home as english } from '../en/home.ts';
import type { TranslationOf } from '../translation.ts';

export const home = {
  'home.title': '{school}：教育无国界',
  'home.description': '一所私立国际在线学校：小班直播授课，每位学生都有一位学业导师和一位身心健康导师。',
  'home.headline': '全球思维与道德智慧的交汇之地。',
  'home.lead':
    '小班直播授课，可以全日制就读，也可以与其他学校同时就读，专为跨国生活的家庭而设。每位学生都有一位学业导师和一位身心健康导师。',
  'home.philosophy': '了解我们的教育理念',
  'home.learning': '探索全球化学习',
  'home.contact.title': '邀请制入学',
  'home.contact.text':
    '每个家庭都经由私人咨询和面谈加入我们。欢迎预约一次交谈，我们会向您介绍学校的教学方式，并坦诚说明学校是否适合您的孩子。',
} as const satisfies TranslationOf<typeof english>;
