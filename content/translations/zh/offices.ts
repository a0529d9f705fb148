import type { offices as english } from '../en/offices.ts';
import type { TranslationOf } from '../translation.ts';

export const offices = {
  'office.safeguarding': '指定儿童保护负责人',
  'office.data-protection': '数据保护官',
  'office.complaints': '投诉事务负责人',
  'office.whistleblowing': '举报事务负责人',
  'office.compliance': '合规官',
  'office.director': '校长',
  'office.academic': '教务协调员',
  'office.operations': '运营总监',
  'office.finance': '首席财务官',
  'office.hr': '人力资源部',
  'office.admissions': '招生办公室',
  'office.technical': '技术支持',
} as const satisfies TranslationOf<typeof english>;
