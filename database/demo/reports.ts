import type { SampleReport, SampleTerm } from '../samples/reports.ts';
import type { PersonKey } from './people.ts';

/** Relative to now, in days. */
export interface DemoTerm extends Pick<SampleTerm, 'names'> {
  firstDay: number;
  lastDay: number;
  dueOn: number;
}

export const terms = {
  lastSpring: {
    names: {
      en: 'Second Term, last year',
      ar: 'الفصل الثاني من العام الماضي',
      fr: 'Deuxième trimestre, année passée',
      zh: '上学年第二学期',
    },
    firstDay: -390,
    lastDay: -290,
    dueOn: -295,
  },
  lastSummer: {
    names: {
      en: 'Third Term, last year',
      ar: 'الفصل الثالث من العام الماضي',
      fr: 'Troisième trimestre, année passée',
      zh: '上学年第三学期',
    },
    firstDay: -280,
    lastDay: -180,
    dueOn: -185,
  },
  former: {
    names: { en: 'First Term', ar: 'الفصل الأول', fr: 'Premier trimestre', zh: '第一学期' },
    firstDay: -150,
    lastDay: -45,
    dueOn: -50,
  },
  current: {
    names: { en: 'Second Term', ar: 'الفصل الثاني', fr: 'Deuxième trimestre', zh: '第二学期' },
    firstDay: -30,
    lastDay: 70,
    dueOn: 21,
  },
} as const satisfies Record<string, DemoTerm>;

export interface DemoReport
  extends Pick<SampleReport, 'subject' | 'attainment' | 'effort' | 'target' | 'comment' | 'nextStep'> {
  student: string;
  term: keyof typeof terms;
  author: PersonKey;
  /** Null for a draft. */
  publishedDaysAgo: number | null;
}

/** Published reports of former terms, and drafts of the current one. */
export const reports: readonly DemoReport[] = [
  {
    student: 'MER-2041',
    term: 'lastSpring',
    subject: 'English',
    author: 'eleanor',
    attainment: 3,
    effort: 1,
    comment: 'Tobi has much to say and little patience for writing it down. He reads more than he did in autumn.',
    nextStep: 'Write for ten minutes each day, about anything.',
    publishedDaysAgo: 296,
  },
  {
    student: 'MER-2041',
    term: 'lastSummer',
    subject: 'English',
    author: 'eleanor',
    attainment: 2,
    effort: 1,
    comment: 'The daily ten minutes have helped: Tobi now writes whole pages, and enjoys reading them aloud.',
    nextStep: 'Plan an essay before the first sentence.',
    publishedDaysAgo: 186,
  },
  {
    student: 'MER-2041',
    term: 'lastSpring',
    subject: 'Mathematics',
    author: 'eleanor',
    attainment: 2,
    effort: 1,
    comment: 'Tobi calculates quickly and mostly correctly. He should check his results before he moves on.',
    nextStep: 'Estimate each result first, and compare.',
    publishedDaysAgo: 296,
  },
  {
    student: 'MER-2041',
    term: 'lastSummer',
    subject: 'Mathematics',
    author: 'eleanor',
    attainment: 3,
    effort: 2,
    comment:
      'Fractions came as a surprise, and some homework was missing. We have agreed on two short sessions a week.',
    nextStep: 'Fractions with paper strips, then with numbers.',
    publishedDaysAgo: 186,
  },
  {
    student: 'MER-2041',
    term: 'former',
    subject: 'English',
    author: 'eleanor',
    attainment: 1,
    effort: 0,
    target: 'Read one novel a month and keep a reading journal.',
    comment:
      'Tobi reads with curiosity and asks good questions. His essays have become clearer: he plans them now, and it shows.\n\nIn discussions he listens to others and builds on what they say.',
    nextStep: 'Practise quoting from a text and explaining the quotation.',
    publishedDaysAgo: 52,
  },
  {
    student: 'MER-2041',
    term: 'former',
    subject: 'Mathematics',
    author: 'eleanor',
    attainment: 2,
    effort: 1,
    target: 'Explain each step of a solution in words.',
    comment:
      'Tobi works steadily and is at ease with fractions. Word problems still take him longer than they need to.',
    nextStep: 'Two word problems a week, talked through in the mentor hour.',
    publishedDaysAgo: 52,
  },
  {
    student: 'MER-2041',
    term: 'former',
    subject: 'Mathematics',
    author: 'eleanor',
    attainment: 1,
    effort: 1,
    target: 'Explain each step of a solution in words.',
    comment:
      'Tobi works steadily and is at ease with fractions. Word problems still take him longer than they need to. The final test, which was missing from the first version, went very well.',
    nextStep: 'Two word problems a week, talked through in the mentor hour.',
    publishedDaysAgo: 47,
  },
  {
    student: 'MER-2042',
    term: 'former',
    subject: 'Science',
    author: 'helene',
    attainment: 1,
    effort: 0,
    comment: 'Saoirse observes closely and draws what she sees. Her notebook on the pond is a pleasure to read.',
    nextStep: 'Write down a guess before each experiment, and compare.',
    publishedDaysAgo: 51,
  },
  {
    student: 'MER-1987',
    term: 'former',
    subject: 'Physics',
    author: 'samir',
    attainment: 0,
    effort: 0,
    target: 'حلّ مسائل تجمع بين الحركة والطاقة.',
    comment: 'يفهم يوسف المفاهيم بعمق ويشرحها لزملائه بوضوح. وقد أجرى تجربة البندول بدقة لافتة.',
    nextStep: 'كتابة تقرير مخبري كامل لكل تجربة.',
    publishedDaysAgo: 51,
  },
  {
    student: 'MER-1788',
    term: 'former',
    subject: 'Research Project',
    author: 'eleanor',
    attainment: 1,
    effort: 0,
    target: 'Narrow the question to one that her sources can answer.',
    comment: 'Salma has found excellent sources and weighs them with care. Her outline is convincing.',
    nextStep: 'Hand in a first chapter of 1,500 words.',
    publishedDaysAgo: 50,
  },
  {
    student: 'MER-2106',
    term: 'former',
    subject: 'World Languages',
    author: 'yawen',
    attainment: 2,
    effort: 1,
    comment: '乐天乐于开口，发音进步明显。书面表达还可以更加完整。',
    nextStep: '每周用法语写一篇五句话的日记。',
    publishedDaysAgo: 50,
  },
  {
    student: 'MER-2041',
    term: 'current',
    subject: 'English',
    author: 'eleanor',
    attainment: 1,
    effort: 1,
    target: 'Write an argument with a counter-argument.',
    comment: 'Tobi now quotes well and explains what he quotes. He is ready for longer texts.',
    publishedDaysAgo: null,
  },
  {
    student: 'MER-2041',
    term: 'current',
    subject: 'Science',
    author: 'eleanor',
    attainment: null,
    effort: 0,
    comment: 'Tobi has built a weather station and reads it every morning.',
    publishedDaysAgo: null,
  },
  {
    student: 'MER-1788',
    term: 'current',
    subject: 'Research Project',
    author: 'eleanor',
    attainment: 1,
    effort: 0,
    comment: 'The first chapter is well argued, and her notes are in order.',
    publishedDaysAgo: null,
  },
];
