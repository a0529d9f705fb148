import type { home as english } from '../en/home.ts';
import type { TranslationOf } from '../translation.ts';

export const home = {
  'home.headline': '全球思维与道德智慧的交汇之地。',
  'home.philosophy': '了解我们的教育理念',
  'home.learning': '探索全球化学习',

  'home.carousel': '各学习阶段图片展示',
  'home.carousel.role': '轮播',
  'home.carousel.slide': '第{number}张，共{count}张：{stage}',
  'home.carousel.previous': '上一张',
  'home.carousel.next': '下一张',
  'home.carousel.pause': '暂停轮播',
  'home.carousel.play': '播放轮播',
} as const satisfies TranslationOf<typeof english>;
