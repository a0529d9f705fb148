import type { portal as english } from '../en/portal.ts';
import type { TranslationOf } from '../translation.ts';

export const portal = {
  'portal.nav': '家庭门户导航',
  'portal.start': '{school}，家庭门户首页',
  'list.more': '下一页',
  'list.first': '第一页',
  'portal.messages': '消息',
  'portal.students': '学生',
  'portal.accounts': '账户',
  'portal.enquiries': '咨询与留言',
  'portal.offices': '职务',
  'portal.insights': '访问统计',
  'portal.safeguarding': '儿童保护',
  'portal.officeMessages': '联系表留言',
  'portal.privacyRequests': '数据请求',
  'transfer.success': '留言已转交。',
  'portal.account': '账户：{name}',
  'portal.website': '学校网站',
  'portal.home': '首页',
  'portal.legal': '法律信息',
  'portal.policyVersion': '{title}，版本{number}',
  'portal.policiesDue': { other: '学校新增或变更了{count}项政策。' },
  'portal.policiesDue.read': '阅读并确认',
} as const satisfies TranslationOf<typeof english>;
