import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const zh = {
  meta: {
    title: '全球布局',
    description: '学校设在英国、摩纳哥、瑞士、阿联酋和美国的地区枢纽，以及每个枢纽为家庭做些什么。',
  },
  hero: {
    eyebrow: '五个国家，一所学校',
    title: '全球布局',
    lead: '五个国家的地区枢纽让学校覆盖全天24小时，无论您家住哪里。',
  },
  map: {
    title: '昼夜不停',
    lead: '学校的一天像日光一样，从一个枢纽向西移到另一个枢纽。',
    coverage: '五个枢纽分布在不同时区：一处日落，另一处仍是白天。',
  },
  hubs: {
    title: '各枢纽做什么',
    lead: '每个枢纽都有自己的任务，所得经验与全校共享。',
    roles: {
      'academic-and-governance-headquarters': {
        country: '英国',
        role: '学术与治理总部',
        text: '我们在这里负责课程建设与学校治理。运营学校的{parentCompany}在{jurisdiction}注册成立。',
      },
      'leadership-and-wellbeing-retreats': {
        country: '摩纳哥',
        role: '领导力与身心健康研修营',
        text: '一个离开屏幕的地方，用来举行我们的领导力与身心健康研修营。',
      },
      'stem-and-ai-ethics-research': {
        country: '瑞士',
        role: 'STEM与人工智能伦理研究',
        text: '我们在这里研究科学、技术、工程和数学（STEM）怎样教最好，以及学生在相信人工智能工具的答案之前应当问些什么。',
      },
      'middle-east-hub': {
        country: '阿联酋',
        role: '中东枢纽',
        text: '面向海湾地区及周边国家家庭的枢纽。它的一天，与亚洲的午后和欧洲的上午重合。',
      },
      'north-american-support-and-university-pathways': {
        country: '美国',
        role: '北美学业支持与大学升学路径',
        text: '在北美当地的白天时段提供学业支持，并为走向大学的学生提供指导。',
      },
    },
  },
  meaning: {
    title: '枢纽不是校园',
    paragraphs: [
      '课程在线直播，所以您的孩子不必住在枢纽附近，您也不会因为搬离枢纽而失去名额。学业导师和身心健康导师尽可能保持不变。',
      '所谓覆盖全天24小时，是指我们的枢纽分布在世界各地的时区，上课时间因此可以安排在您家的白天，并非每时每刻都有人值班。您可以随时在[家庭门户](/parent-login)的安全收件箱里给我们发消息，我们会在工作时间查看。',
      '枢纽是学校的工作地点，并不是所在国家给予的许可或批准；[《网站免责声明与法律声明》](/legal/disclaimer)对此有更完整的说明。',
    ],
  },
  closing: {
    title: '同一所学校，六座城市',
    text: '学校按六座城市的时间运作：上述每个国家各有一座，另有新加坡。每一座都是周边家庭的当地联络点。',
    network: '查看全球网络',
    admissions: '预约私人咨询',
  },
} as const satisfies CopyOf<typeof en>;
