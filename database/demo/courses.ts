import type { CourseNames } from '#features/courses/courses.ts';
import type { SampleCourse } from '../samples/courses.ts';
import type { PersonKey } from './people.ts';

/** Times are those of the zone of the course; 1 is Monday. */
interface DemoRule {
  weekdays: readonly number[];
  startsAt: string;
  minutes: number;
  /** Otherwise from the first day of the term. */
  isFromTomorrow?: true;
}

export interface DemoCourse extends Pick<SampleCourse, 'subject' | 'stage' | 'className'> {
  names: CourseNames;
  timeZone: string;
  /** Last part of the address of the room. */
  room: string;
  teachers: readonly PersonKey[];
  students: readonly string[];
  rules: readonly DemoRule[];
}

export const courses = {
  mathematics: {
    names: {
      en: 'Mathematics, Year 8',
      ar: 'الرياضيات، الصف الثامن',
      fr: 'Mathématiques, Year 8',
      zh: '八年级数学',
    },
    subject: 'Mathematics',
    className: 'Year 8',
    timeZone: 'Europe/London',
    room: 'mathematics-8',
    teachers: ['eleanor'],
    students: ['MER-2041'],
    rules: [{ weekdays: [1, 3, 5], startsAt: '09:30', minutes: 45 }],
  },
  science: {
    names: { en: 'Science Laboratory', ar: 'مختبر العلوم', fr: 'Laboratoire de sciences', zh: '科学实验' },
    subject: 'Science',
    timeZone: 'Africa/Lagos',
    room: 'science',
    teachers: ['samir'],
    students: ['MER-2041', 'MER-1987'],
    rules: [{ weekdays: [2, 4], startsAt: '10:00', minutes: 60 }],
  },
  literature: {
    names: { en: 'World Literature', ar: 'الأدب العالمي', fr: 'Littératures du monde', zh: '世界文学' },
    subject: 'English',
    timeZone: 'Europe/London',
    room: 'literature',
    teachers: ['helene'],
    students: ['MER-2041', 'MER-1987', 'MER-1788'],
    rules: [{ weekdays: [1, 3], startsAt: '11:00', minutes: 60 }],
  },
  chinese: {
    names: { en: 'Chinese', ar: 'اللغة الصينية', fr: 'Chinois', zh: '中文' },
    subject: 'World Languages',
    stage: 'primary',
    timeZone: 'Asia/Shanghai',
    room: 'chinese',
    teachers: ['yawen'],
    students: ['MER-2042', 'MER-2106'],
    rules: [
      { weekdays: [2, 4], startsAt: '15:30', minutes: 45 },
      { weekdays: [6], startsAt: '16:00', minutes: 45 },
    ],
  },
  reading: {
    names: { en: 'Reading and Writing', ar: 'القراءة والكتابة', fr: 'Lecture et écriture', zh: '阅读与写作' },
    subject: 'English',
    stage: 'primary',
    timeZone: 'Europe/London',
    room: 'reading',
    teachers: ['helene'],
    students: ['MER-2042', 'MER-2106'],
    rules: [{ weekdays: [1, 2, 3, 4, 5], startsAt: '10:00', minutes: 45 }],
  },
  study: {
    names: { en: 'Study Hour', ar: 'ساعة المذاكرة', fr: 'Étude accompagnée', zh: '自习辅导' },
    timeZone: 'Europe/London',
    room: 'study',
    teachers: ['eleanor', 'yawen'],
    students: ['MER-2041', 'MER-2042', 'MER-1987', 'MER-1788', 'MER-2106'],
    rules: [{ weekdays: [5], startsAt: '15:00', minutes: 60, isFromTomorrow: true }],
  },
} as const satisfies Record<string, DemoCourse>;

/** Length of the study hour that has just begun when the demo starts. */
export const studyMinutes = 90;

/** From the first such weekday after today. */
export const holidays = [
  {
    weekday: 5,
    days: 1,
    names: {
      en: 'Training day of the teachers',
      ar: 'يوم تدريب المعلمين',
      fr: 'Journée de formation des enseignants',
      zh: '教师培训日',
    },
  },
  {
    weekday: 1,
    weeksLater: 4,
    days: 5,
    names: { en: 'Half term', ar: 'عطلة منتصف الفصل', fr: 'Vacances de mi-trimestre', zh: '期中假期' },
  },
] as const;

export const notes = {
  compasses: 'Please bring a pair of compasses and a ruler.',
  moved: 'The experiment needs daylight in Lagos.',
};

/** Hours of 陈乐天 at another school, from Monday to Friday. */
export const otherSchool = {
  student: 'MER-2106',
  weekdays: [1, 2, 3, 4, 5],
  startsAt: '08:00',
  endsAt: '16:00',
  timeZone: 'Asia/Shanghai',
} as const;
