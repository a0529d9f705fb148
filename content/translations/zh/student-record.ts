import type { studentRecord as english } from '../en/student-record.ts';
import type { TranslationOf } from '../translation.ts';

export const studentRecord = {
  'studentRecord.reports': '学习报告',
  'studentRecord.reports.none': '尚未发布学习报告。',
  'studentRecord.reports.begun': { other: '另有{count}份尚未发布' },
  'studentRecord.absences': '缺课',
  'studentRecord.absences.none': '尚无缺课报告。',
  'studentRecord.absences.count': { other: '共{count}次缺课' },
  'studentRecord.absences.all': '缺课学生',
  'studentRecord.messages': '消息',
  'studentRecord.messages.count': { other: '有{count}条消息涉及该学生。' },
  'studentRecord.messages.text': '管理员只能看到数量。与各职务往来的消息不计入。',
  'studentRecord.safety.entered': '信息已填写。',
  'studentRecord.safety.none': '尚未填写。',
  'studentRecord.safety.due': '本学期尚未确认。',
  'studentRecord.safety.unseen': { other: '{count}份法院裁判说明待确认。' },
  'studentRecord.safety.text': '每次查看详情都会记录您的姓名。',
} as const satisfies TranslationOf<typeof english>;
