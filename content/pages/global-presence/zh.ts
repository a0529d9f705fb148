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
    lead: '五个国家的地区枢纽让学校覆盖全天24小时，无论家庭恰好住在哪里。',
  },
  map: {
    title: '昼夜不停',
    lead: '学校的一天没有终点，它像日光一样，从一个枢纽向西移到下一个枢纽。',
    coverage: '一个枢纽入睡时，另一个枢纽正在工作：合起来覆盖全天24小时。',
  },
  hubs: {
    title: '各枢纽做什么',
    lead: '每个枢纽都有自己的任务，所得所知归全校共享。',
    roles: {
      'academic-and-governance-headquarters': {
        country: '英国',
        role: '学术与治理总部',
        text: '课程由这里掌管，学校由这里治理。运营学校的{parentCompany}在英格兰和威尔士注册成立。',
      },
      'leadership-and-wellbeing-retreats': {
        country: '摩纳哥',
        role: '领导力与身心健康静修',
        text: '一个离开屏幕的地方，用静修来思考两件需要安静的事：如何把学校领导好，如何让学校里的人身心安好。',
      },
      'stem-and-ai-ethics-research': {
        country: '瑞士',
        role: 'STEM与人工智能伦理研究',
        text: '我们在这里研究科学、技术、工程和数学怎样教最好，以及学生在相信机器的答案之前应当问些什么。',
      },
      'middle-east-hub': {
        country: '阿联酋',
        role: '中东枢纽',
        text: '面向海湾地区及周边国家家庭的枢纽。它的一天，连接亚洲的早晨与欧洲的午后。',
      },
      'north-american-support-and-university-pathways': {
        country: '美国',
        role: '北美学业支持与大学升学路径',
        text: '在北美家庭醒着的时段提供学业支持，并为走向大学的学生提供指导。',
      },
    },
  },
  meaning: {
    title: '枢纽不是校园',
    paragraphs: [
      '课在线上直播，所以没有孩子必须住在枢纽附近，也没有家庭会因搬离枢纽而失去名额。从一个住址到下一个住址，学业导师和身心健康导师始终陪着学生。',
      '枢纽改变的是时间。只在一国的学校，到了傍晚就放学回家；设在几个枢纽的学校，则会交接下去。问题无论在什么钟点出现，都可以通过[家庭门户](/parent-login)的安全收件箱告诉我们。',
      '枢纽是学校的工作地点，并不是所在国家给予的许可或批准；[《网站免责声明》](/legal/disclaimer)对此有更完整的说明。',
    ],
  },
  closing: {
    title: '同一所学校，再按城市来看',
    text: '学校跟随六座城市的时间：上述每个国家各有一座，另有新加坡。每一座都是周边家庭的当地联络点。',
    network: '查看全球网络',
    admissions: '预约私人咨询',
  },
} as const satisfies CopyOf<typeof en>;
