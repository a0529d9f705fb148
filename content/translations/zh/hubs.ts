import type { hubs as english } from '../en/hubs.ts';
import type { TranslationOf } from '../translation.ts';

export const hubs = {
  'hubs.city.london': '伦敦',
  'hubs.city.monaco': '摩纳哥',
  'hubs.city.zurich': '苏黎世',
  'hubs.city.dubai': '迪拜',
  'hubs.city.new-york': '纽约',
  'hubs.city.singapore': '新加坡',

  'hubs.zone.Europe/London': '英国时间',
  'hubs.zone.Europe/Monaco': '中欧时间',
  'hubs.zone.Europe/Zurich': '中欧时间',
  'hubs.zone.Asia/Dubai': '海湾时间',
  'hubs.zone.America/New_York': '北美东部时间',
  'hubs.zone.Asia/Singapore': '新加坡时间',

  'hubs.map': '世界地图：标有各地枢纽和枢纽之间的最短路线，阴影表示此刻处于夜间的地区。旁边的列表内容相同。',
  'hubs.legend': '线条是各枢纽之间的最短路线；阴影表示此刻处于夜间的地区。',
  'hubs.times': '各枢纽当地时间',
  'hubs.day': '白天',
  'hubs.night': '夜晚',
} as const satisfies TranslationOf<typeof english>;
