import type { questions as english } from '../en/questions.ts';
import type { TranslationOf } from '../translation.ts';

export const questions = {
  'questions.ages': '各教育阶段对应哪些年龄？',
  'questions.ages.text': '各阶段的常见年龄如下：',
  'questions.stage': '教育阶段',
  'questions.age': '年龄（岁）',
  'questions.range': '{from}至{to}',

  'questions.group': '每节课有多少名学生？',
  'questions.group.text': { other: '每节直播课最多{count}名学生。' },

  'questions.language': '用什么语言授课？',
  'questions.language.text': '授课语言：{language}。',

  'questions.hours': '上课时间是什么时候？',
  'questions.hours.range': '直播课在{first}至{last}的{opens}至{closes}进行（{city}时间）。',
  'questions.hours.days': '直播课在{opens}至{closes}进行（{city}时间）。上课日：{days}。',
  'questions.hours.elsewhere': '{date}，其他地区对应的时间如下：',
  'questions.place': '地点',
  'questions.clock': '当地时间',
  'questions.yourTime': '您的当地时间',
  'questions.nextDay': '{time}（次日）',
  'questions.previousDay': '{time}（前一日）',

  'questions.day': '在其他时区，一天的课程是怎样安排的？',
  'questions.day.text':
    '以{date}为例。如果当地调整时钟的日期与{city}不同，或不调整时钟，当地时间在一年中会相差一小时。',
  'questions.day.part': '时段',
  'questions.day.lesson': '上课',
  'questions.day.break': '休息',
  'questions.day.lunch': '午餐',
  'questions.day.mentor': '导师时间',
  'questions.day.study': '自主学习',

  'questions.terms': '学期何时开始和结束？',
  'questions.terms.text': '尚未结束的学期如下：',
  'questions.term': '学期',
  'questions.firstDay': '第一天',
  'questions.lastDay': '最后一天',
  'questions.term.autumn': '秋季学期',
  'questions.term.spring': '春季学期',
  'questions.term.summer': '夏季学期',

  'questions.fees': '学费是多少？',
  'questions.fees.amount.term': '每学期{amount}。',
  'questions.fees.amount.year': '每学年{amount}。',
  'questions.fees.range.term': '每学期{lowest}至{highest}。',
  'questions.fees.range.year': '每学年{lowest}至{highest}。',
  'questions.fees.offer': '录取通知书会列明各项费用。',

  'questions.devices': '孩子需要哪些设备？',
  'questions.examinations': '学生可以参加哪些考试？证书由谁颁发？',
  'questions.support': '学校提供哪些学习支持？',
} as const satisfies TranslationOf<typeof english>;
