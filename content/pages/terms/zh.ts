import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const zh = {
  meta: {
    title: '服务条款',
    description: '简要说明：家庭与学校之间的协议，学校的服务、录取与退款、行为准则、责任以及适用法律。',
  },
  hero: {
    eyebrow: '简明版',
    title: '服务条款',
    lead: '您可以期待学校做到什么，学校又期待您做到什么。',
  },
  glance: {
    title: '一览',
    figures: [
      { figure: '{coolingOffDays}天', text: '无须说明理由即可取消注册的期限' },
      { figure: '{refundProcessingDays}天', text: '退学后支付应退款项的期限（取消后为{cancellationRefundDays}天）' },
      { figure: '{conductAppealWorkingDays}个工作日', text: '对行为问题的决定提出申诉的期限' },
    ],
  },
  sections: [
    {
      title: '协议',
      paragraphs: [
        '{school}由{parentCompany}运营，该公司在{jurisdiction}注册成立。浏览本网站并不构成协议的订立；访客适用[《网站免责声明与法律声明》](/legal/disclaimer)。',
        '为孩子注册就读时，您接受书面的录取通知书并支付注册保证金，即依照[《通用条款》](/legal/general-terms)订立协议。本页面是其摘要；两者不一致的，以《通用条款》为准。',
      ],
    },
    {
      title: '服务',
      paragraphs: [
        '我们采用在线小班直播授课，学生可以全日制就读，也可以在其他学校就读的同时并行学习。每名学生都有一位学业导师和一位身心健康导师。家庭门户的账户仅凭邀请开立。',
        '我们以合理的谨慎和技能授课。我们不承诺任何成绩、考试结果，也不承诺学生会被其他学校或大学录取。提及各课程框架仅表示对标。',
      ],
    },
    {
      title: '录取与注册',
      paragraphs: [
        '入学仅限受邀者，并须经私人咨询和面谈，每年招收的学生人数有限。',
        '您可以在协议订立后的{coolingOffDays}天内取消。此后退学的，距开课日超过{fullRefundBeyondDays}天，我们退还已付学费的{fullRefund}；距开课日{halfRefundFromDays}至{halfRefundToDays}天，退还{halfRefund}；距开课日不满{quarterRefundBelowDays}天，退还{quarterRefund}。自开课日起，或者学生未出席的，不予退款。',
        '取消期限届满后，除非由学校取消，或者适用[《招生、注册与退款政策》](/legal/admissions-policy)中的其他例外，注册保证金不予退还。该政策还说明延期入学和转读。',
      ],
    },
    {
      title: '知识产权',
      paragraphs: [
        '教学材料、网站以及学校的名称和标识，归{parentCompany}或其许可方所有。您可以将教学材料用于孩子本人的学习，未经书面许可不得发布、出售或转交，法律允许的除外。学生本人的作品归学生所有。',
      ],
    },
    {
      title: '行为准则',
      paragraphs: [
        '家长、学生和工作人员相互尊重。学生提交自己完成的作业。密码须保密；未经书面许可，任何人不得录制课程或他人，法律允许的除外。',
        '违反准则可能导致警告、降低成绩、停学、开除或法律行动。未获答复的机会，任何人都不会受到处分；您可以在{conductAppealWorkingDays}个工作日内提出申诉。程序见[《学术诚信与行为准则》](/legal/academic-integrity)。',
      ],
    },
    {
      title: '责任限制',
      paragraphs: [
        '本页的任何内容，均不限制因过失造成死亡或人身伤害的责任、欺诈的责任，以及法律不允许限制的其他责任，也不剥夺您作为消费者的权利。',
        '除此之外，{parentCompany}违约或者未尽合理的谨慎，由此造成可预见损失的，由其承担责任。对于经营业务的损失，因您自己的设备、软件或网络连接造成的损失，以及因您自己违反协议造成的损失，该公司不承担责任。',
      ],
    },
    {
      title: '适用法律',
      paragraphs: [
        '本条款适用{jurisdiction}法律，有关本条款的争议由{jurisdiction}法院裁判。居住在其他地方的消费者，仍享有居住国强制性法律给予的保护。请先依照[《投诉与申诉政策》](/legal/complaints)提出投诉；您向法院起诉的权利不受影响。',
      ],
    },
  ],
  related: {
    title: '延伸阅读',
    links: [
      '[服务条款](/terms)（简明版）',
      '[隐私（简明版）](/privacy)',
      '[《通用条款》](/legal/general-terms)',
      '[《招生、注册与退款政策》](/legal/admissions-policy)',
    ],
  },
} as const satisfies CopyOf<typeof en>;
