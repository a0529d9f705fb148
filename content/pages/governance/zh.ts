import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const zh = {
  meta: {
    title: '治理与合规',
    description: '学校由哪家公司运营，独立意味着什么，谁对谁负责，以及学校治理所依据的六个框架。',
  },
  hero: {
    eyebrow: '学校如何运作',
    title: '治理与合规',
    lead: '谁管理学校，谁对谁负责，以及您可以凭哪些政策要求我们说到做到。',
  },
  entity: {
    title: '法律主体',
    statement: '{school}由{parentCompany}运营，该公司在{jurisdiction}注册成立。',
    text: '您与这家公司订立协议。公司的董事会对学校整体负责，公司受{jurisdiction}法律管辖。{imprint}',
  },
  independence: {
    title: '独立性',
    statement: '学校独立于各国教育督导机构，未在任何教育督导机构注册，亦未获其认可。',
    paragraphs: [
      '因此，没有督导人员代您前来查看。正因如此，您应当能够看到学校如何运作。我们的政策是公开的；其中每项职责都有必须履行的人，许多职责还有期限。',
      '作出决定之前，请核实在线教育是否符合孩子居住地的法律。还应当问些什么，见[《网站免责声明与法律声明》](/legal/disclaimer)。',
    ],
  },
  frameworks: {
    title: '六个框架',
    lead: '每个框架列出一项承诺，其余见相应政策。',
    cards: {
      'privacy-policy': {
        title: '隐私',
        text: '有关您的数据的请求，我们在{dataRightsMonths}个日历月内答复；删除请求，我们在{deletionRequestDays}天内处理。',
      },
      safeguarding: {
        title: '儿童保护',
        text: '每一项涉及儿童的关切，都会立即转告指定儿童保护负责人及其副手。全体工作人员在入职时接受培训，此后至少每{safeguardingTrainingMonths}个月一次。',
      },
      complaints: {
        title: '投诉',
        text: '我们在{complaintAcknowledgementWorkingDays}个工作日内确认收到正式投诉，并在{complaintInvestigationWorkingDays}个工作日内完成调查。',
      },
      'academic-integrity': {
        title: '学术诚信',
        text: '任何学生在被告知所受指控并有机会作出答复之前，都不会受到处分。您可以在{conductAppealWorkingDays}个工作日内提出申诉。',
      },
      'it-security': {
        title: '信息安全',
        text: '账户仅凭邀请开立。消息的主题、正文和附件在存储前以AES-{encryptionBits}加密。',
      },
      governance: {
        title: '治理与财务',
        text: '董事会每月收到一份财务报告。例如，超过{spendingApproval}的运营支出须事先取得书面批准。',
      },
    },
  },
  accountability: {
    title: '谁对谁负责',
    lead: '三位负责人管理学校，对董事会负责。另有四位负责监督，职责范围内的任何事项都可以直接提交董事会。',
    board: {
      name: '董事会',
      duty: '制定政策，监督财务和风险，并每年安排审查每项政策。',
    },
    officers: [
      {
        name: '校长',
        duty: '负责学校的日常管理：教学、学生身心健康、资金使用。',
      },
      { name: '首席财务官', duty: '负责记账，并每月向董事会报告。' },
      { name: '运营总监', duty: '管理学校赖以运作的各项服务。' },
    ],
    direct: {
      title: '直达董事会',
      officers: [
        {
          name: '合规官',
          duty: '检查政策是否得到遵守，保管每季度审查一次的风险登记册。',
        },
        { name: '指定儿童保护负责人', duty: '有人为孩子感到担忧时，决定如何处理。' },
        {
          name: '数据保护官',
          duty: '就个人数据提供意见；如何判断泄露事件或请求，不受任何人指示。',
        },
        { name: '举报事务负责人', duty: '接收举报，并指派与事件无关的人进行调查。' },
      ],
    },
  },
  closing: {
    title: '每项政策，全文可查',
    text: '全部政策都收在“法律与政策文件”中。如果您有账户，可以在家庭门户里就政策提问。',
    hub: '法律与政策文件',
  },
} as const satisfies CopyOf<typeof en>;
