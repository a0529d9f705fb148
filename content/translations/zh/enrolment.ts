import type { enrolment as english } from '../en/enrolment.ts';
import type { TranslationOf } from '../translation.ts';

export const enrolment = {
  'pipeline.confirm.enrolled': '咨询及其备注将保存至{until}，之后永久删除。请在此之前将应归档的内容记入学生档案。',
  'pipeline.enrol.from': '来自咨询{reference}。创建家庭后，该咨询的状态将变为“已注册”。',
  'pipeline.enrol.open': '打开咨询',
  'pipeline.enrol.outdated':
    '未创建任何内容：咨询{reference}在此期间已被更改，或其状态尚不允许登记。您填写的内容仍在表单中。请打开该咨询，确认状态后再创建家庭。',
} as const satisfies TranslationOf<typeof english>;
