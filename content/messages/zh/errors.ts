import type { errors as english } from '../en/errors.ts';
import type { TranslationOf } from '../translation.ts';

export const errors = {
  'error.title': '出错了',
  'success.title': '操作成功',
  'error.unexpected': '发生意外错误，请重试。',
  'error.short': '发生错误，请重试。',
  'error.page.title': '出了点问题',
  'error.page.text': '页面未能显示。您此前输入的内容没有丢失，请稍后再试。',
  'error.page.requestId': '如需向学校反映，请提供此编号：{requestId}',
  'error.page.retry': '重试',
  'error.unavailable.title': '请稍候',
  'error.unavailable.text': '门户暂时无法读取数据，系统正在自动重试。请过几秒再试。',
  'notFound.title': '404',
  'notFound.text': '抱歉，未找到该页面',
  'notFound.home': '返回首页',
  'notFound.search': '搜索页面标题',
  'notFound.find': '搜索',
  'notFound.none': '没有标题包含这些词的页面。',
  accessDenied: '拒绝访问：您没有进入管理后台的权限。',
} as const satisfies TranslationOf<typeof english>;
