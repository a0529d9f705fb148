import type { absences as english } from '../en/absences.ts';
import type { TranslationOf } from '../translation.ts';

export const absences = {
  'absence.reason.illness': '生病',
  'absence.reason.appointment': '就医',
  'absence.reason.family': '家庭原因',
  'absence.reason.travel': '旅行',
  'absence.reason.observance': '宗教节日',
  'absence.reason.other': '其他原因',
  'absence.reportedBy': '由{name}报告',
  'absence.report': '报告缺课',
} as const satisfies TranslationOf<typeof english>;
