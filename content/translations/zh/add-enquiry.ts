import type { addEnquiry as english } from '../en/add-enquiry.ts';
import type { TranslationOf } from '../translation.ts';

export const addEnquiry = {
  'addEnquiry.title': '添加咨询预约',
  'addEnquiry.lead': '用于登记并非通过网站收到的咨询预约。系统不会向对方发送确认邮件。',
  'addEnquiry.channel.choose': '请选择来源',
  'addEnquiry.channel.missing': '请选择咨询预约的来源',
  'addEnquiry.receivedOn': '收到日期',
  'addEnquiry.receivedOn.hint': '回复期限和保存期限均从这一天起算。',
  'addEnquiry.receivedOn.missing': '请选择收到咨询预约的日期',
  'addEnquiry.receivedOn.impossible': '请选择今天或更早的日期，且预约的保存期限尚未届满',
  'addEnquiry.contact.hint': '电子邮箱和电话至少填写一项。在平台上只能通过邮件回复。',
  'addEnquiry.contact.missing': '请填写电子邮箱或电话号码',
  'addEnquiry.phone.invalid': '请填写有效的电话号码',
  'addEnquiry.language.hint': '用于我们发给对方的邮件。',
  'addEnquiry.message': '对方咨询的内容',
  'addEnquiry.message.hint': '简要记录谈话内容。',
  'addEnquiry.message.missing': '请填写对方咨询的内容',
  'addEnquiry.privacy':
    '请告知对方：我们保存这些信息是为了回复咨询，保存{enquiryRetentionDays}天；如已安排咨询，则保存至该学年结束。详情见网站上的隐私政策。',
  'addEnquiry.handedOver': '咨询预约由管理员处理。添加后，只有管理员可以看到。',
  'addEnquiry.submit': '添加预约',
  'addEnquiry.submitting': '正在保存……',
  'addEnquiry.success': '咨询预约{reference}已添加。',
} as const satisfies TranslationOf<typeof english>;
