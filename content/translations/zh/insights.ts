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

  'insights.vitals.title': '页面速度',
  'insights.vitals.lead':
    '按Google标准评为良好的页面加载所占比例：主要内容在{lcp}秒内显示，点击或触按在{inp}毫秒内得到响应，布局偏移不超过{cls}。',
  'insights.vital.lcp': '加载（{name}）',
  'insights.vital.inp': '响应（{name}）',
  'insights.vital.cls': '稳定（{name}）',
  'insights.vitals.good': '{share}良好',
  'insights.vitals.counts': '良好{good}次，一般{middling}次，较差{poor}次',
  'insights.vitals.none': '尚无数据',
} as const satisfies TranslationOf<typeof english>;
