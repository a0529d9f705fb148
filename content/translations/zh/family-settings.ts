import type { familySettings as english } from '../en/family-settings.ts';
import type { TranslationOf } from '../translation.ts';

export const familySettings = {
  'settings.account': '您的设置',
  'settings.quietHours': '免打扰时段',
  'settings.quietHours.none': '无',
  'settings.quietHours.time': '{from}至{until}',
  'settings.notifications.change': '更改通知设置',
  'settings.records': '学生与监护人',
  'settings.ownData': '下载您的数据',
  'settings.correction': '信息有误或已过时？请申请更正，这些信息只能由学校修改。',
  'settings.correction.write': '申请更正',
} as const satisfies TranslationOf<typeof english>;
