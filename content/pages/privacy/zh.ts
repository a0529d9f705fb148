import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const zh = {
  meta: {
    title: '隐私（简明版）',
    description: '学校掌握家庭和访客的哪些信息，谁可以查看，咨询预约和学生档案保存多久。',
  },
  hero: {
    eyebrow: '一页读懂',
    title: '隐私（简明版）',
    lead: '{school}掌握您和孩子的哪些信息，谁可以查看，保存多久。',
  },
  glance: {
    title: '一览',
    figures: [
      { figure: '{enquiryRetentionDays}天', text: '未安排咨询的咨询预约的保存期限' },
      { figure: '{recordsAfterEnrolmentYears}年', text: '学生离校后档案的保存期限' },
      { figure: '{dataRightsMonths}个月', text: '答复有关您数据的请求的期限' },
      { figure: '{deletionRequestDays}天', text: '处理删除请求的期限' },
    ],
  },
  sections: [
    {
      title: '数据收集',
      paragraphs: [
        '我们收集的，是答复您、录取并教育您的孩子以及维护家庭门户安全所需的信息。我们不为广告收集任何信息。',
        '联系表询问您的姓名、电子邮箱和留言；预约咨询时，还询问所在地区和就读阶段。家庭门户保存账户、学生档案，以及家庭、导师、身心健康导师与学校彼此往来的消息。我们的服务器处理IP地址，并保留技术记录。',
        '如果您同意，我们还会统计页面浏览次数，不涉及身份信息。浏览器中保存哪些内容，见[《Cookie政策》](/legal/cookie-policy)。',
      ],
    },
    {
      title: '入学咨询预约',
      paragraphs: [
        '我们使用您的咨询预约，是为了答复您并安排咨询。只有学校的管理员可以查看，我们在{enquiryResponseHours}小时内与您联系。',
        '如未安排咨询，我们在{enquiryRetentionDays}天后删除咨询预约；如已安排咨询，则保存{enquiryRetentionAcademicYears}个学年，即咨询所在的学年，至{academicYearEnd}为止。您可以要求我们提前删除。其他事项的留言，例如投诉，与该事项的记录一并保存。',
      ],
    },
    {
      title: '家庭隐私与安全',
      paragraphs: [
        '学生数据仅限获指派的导师、身心健康导师和获授权的家庭成员查看。管理员、指定儿童保护负责人和数据保护官可以查看其职责所需的内容。家长只能看到自己的孩子。',
        '安全收件箱中每条消息的主题、正文和附件，均在存储前以AES-{encryptionBits}加密。我们发出的电子邮件不含这些消息的正文，也不含学生数据。',
        '个人数据丢失或泄露，且法律要求通知的，我们会尽快通知英国信息专员，不无故拖延；可行时，在知悉后{breachNotificationHours}小时内通知。',
      ],
    },
    {
      title: '第三方',
      paragraphs: [
        '我们不出售个人数据。为我们托管系统或传送邮件的公司，依据合同并按照书面指示行事。',
        '翻译公开页面的外部服务，只在您允许功能Cookie之后才会加载，在您登录期间绝不加载。仅在法律要求或允许时，例如为保护儿童，我们才向主管机关、法院或其他学校披露数据。',
      ],
    },
    {
      title: '保存与删除',
      paragraphs: [
        '学生档案在就读期间及离校后{recordsAfterEnrolmentYears}年内保存，财务记录保存{financialRecordsYears}年，信息系统日志最长保存{itLogsMonths}个月。详情见[《隐私与数据保护政策（GDPR）》](/legal/privacy-policy)全文。',
        '您可以询问我们持有您的哪些数据，要求更正或删除。我们在{dataRightsMonths}个日历月内答复，并在{deletionRequestDays}天内处理删除请求。法律要求我们保留某些内容的，我们会说明保留什么以及原因。',
        '请在[家庭门户](/parent-login)的安全收件箱里给我们发消息；没有账户的，请使用[联系表](/admissions?topic=data#enquiry)。您也可以向英国信息专员投诉。',
      ],
    },
  ],
  related: {
    title: '延伸阅读',
    links: [
      '[隐私（简明版）](/privacy)',
      '[服务条款](/terms)（简明版）',
      '[《隐私与数据保护政策（GDPR）》](/legal/privacy-policy)',
      '[《Cookie政策》](/legal/cookie-policy)',
    ],
  },
} as const satisfies CopyOf<typeof en>;
