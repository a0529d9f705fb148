import type { enquiries as english } from '../en/enquiries.ts';
import type { TranslationOf } from '../translation.ts';

export const enquiries = {
  'enquiry.name': '姓名',
  'enquiry.name.missing': '请填写姓名',
  'enquiry.name.tooLong': '姓名不得超过100个字符',
  'enquiry.email': '电子邮箱',
  'enquiry.email.invalid': '请填写有效的电子邮箱',
  'enquiry.email.tooLong': '电子邮箱不得超过255个字符',
  'enquiry.region': '所在地区',
  'enquiry.region.placeholder': '例如：伦敦、迪拜、纽约',
  'enquiry.region.missing': '请填写所在地区',
  'enquiry.region.tooLong': '所在地区不得超过100个字符',
  'enquiry.stage': '就读阶段',
  'enquiry.stage.choose': '请选择阶段',
  'enquiry.stage.missing': '请选择就读阶段',
  'enquiry.stage.nursery': '幼儿园',
  'enquiry.stage.primary': '小学',
  'enquiry.stage.middle': '初中',
  'enquiry.stage.secondary': '高中',
  'enquiry.stage.university': '大学预备',
  'enquiry.message': '留言',
  'enquiry.message.tooShort': '留言至少需要10个字符',
  'enquiry.message.tooLong': '留言不得超过1,000个字符',
  'enquiry.leaveEmpty': '请将此栏留空',
  'enquiry.submit': '预约私人咨询',
  'enquiry.submitting': '正在发送……',
  'enquiry.sent': '感谢您的关注。我们的团队将在{enquiryResponseHours}小时内与您联系。',
  'enquiry.invalid': '请更正表单中的错误',
  'enquiry.failed': '您的留言未能保存',
  'enquiry.tooMany': '来自您所在网络的留言过多',
  'enquiry.tooMany.text': {
    other: '最近一小时内来自您所在网络的留言过多，因此这条留言未能发送。您填写的内容仍在此处，请在{count}分钟后重试。',
  },
  'enquiry.honeypot': '您的浏览器自动填写了表单的一部分，因此表单未发送。请再次发送。',

  'enquiries.reference': '参考编号',
} as const satisfies TranslationOf<typeof english>;
