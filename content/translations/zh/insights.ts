import type { insights as english } from '../en/insights.ts';
import type { TranslationOf } from '../translation.ts';

export const insights = {
  'insights.title': '访问统计',
  'insights.heading': '公开页面的访问情况',
  'insights.lead': '仅统计允许统计类Cookie的访客，且只保留每日总数，无法从中辨认任何人。每日从世界协调时零点算起。',
  'insights.period': '时间范围',
  'insights.period.days': { other: '最近{count}天' },
  'insights.period.submit': '查看',
  'insights.empty': '此时间范围内没有统计数据',
  'insights.empty.text': '允许统计的访客打开公开页面后，浏览量会在数秒内显示在这里。',

  'insights.views': '浏览量',
  'insights.share': '占比',
  'insights.days.title': '每日浏览量',
  'insights.days.summary': {
    other: '{from}至{to}共有{count}次浏览。浏览量最高的一天是{day}，共{most}次。',
  },
  'insights.days.table': '每日浏览量（表格）',
  'insights.day': '日期',
  'insights.pages.title': '各页面浏览量',
  'insights.page': '页面',
  'insights.languages.title': '各语言浏览量',
  'insights.language': '语言',
} as const satisfies TranslationOf<typeof english>;
