/** @see content §2 Vision page */
export const en = {
  meta: {
    title: 'Our Vision: Education That Moves With You',
    description:
      'How a private international online school keeps a child’s education going across borders: continuity, wellbeing and innovation in practice.',
  },
  hero: {
    eyebrow: 'Vision',
    title: 'Our Vision: Education That Moves With You',
    lead: 'Your family may change country more than once before your child turns eighteen. We want your child’s education to continue without a break, with people who know your child.',
  },
  cost: {
    title: 'A move should not cost a year',
    paragraphs: [
      'Each time a child changes school, something is lost that no report carries over: the teacher who understood a silence, the half-read chapter, the friend at the next desk. Then the child has to become known all over again.',
      'We set up {school} so that a child has to do this only once. Teaching is live, in small groups, full-time or alongside another school.',
    ],
  },
  pillars: {
    title: 'Three pillars',
    lead: 'Here is what each of them commits us to.',
    practice: 'In practice',
    list: [
      {
        name: 'Continuity',
        promise: 'One school, wherever you live',
        text: 'From Primary to University Preparation your child keeps one school, one record of work and one way of being taught. When you move, the timetable changes and the course goes on.',
        practice:
          'Before a move, the Academic Mentor goes through the new week with you: hours, subjects, and what to finish first.',
      },
      {
        name: 'Wellbeing',
        promise: 'Care as well as teaching',
        text: 'A child who sleeps badly in a new city does not learn fractions. Your child’s Wellbeing Coach gets to know them, hears what a screen can hide, and brings you and the mentor together while a worry is still small.',
        practice:
          'Mentor and coach talk to each other about every student they share, and you can write to either of them.',
      },
      {
        name: 'Innovation',
        promise: 'New tools, used with judgement',
        text: 'Students learn with and about artificial intelligence: where it helps, where it makes things up, whom it may harm. We use a tool when it helps students think. When the effort is the point of the lesson, we leave the tool out.',
        practice:
          'Teachers say whether a tool may be used in assessed work. A student who uses one says which, and what for.',
      },
    ],
  },
  move: {
    title: 'When you move',
    lead: 'A school cannot control most of what a move changes. We look after what can stay the same.',
    changes: {
      title: 'What changes',
      list: ['Your address', 'Lesson times', 'The language spoken in the street', 'The children next door'],
    },
    stays: {
      title: 'What stays the same',
      list: [
        'The course, from the page where your child stopped',
        'The record of your child’s work',
        'The Academic Mentor and the Wellbeing Coach, wherever possible',
        'The family portal and the messages in it',
      ],
    },
    note: 'Sometimes the new time zone means a new group. We then plan the change with you before the date, and introduce your child to the group.',
  },
  closing: {
    title: 'From vision to timetable',
    text: 'The curriculum shows what students learn at each stage. The faculty page explains who teaches your child and who looks after them.',
    curriculum: 'Read the curriculum',
    faculty: 'How our faculty works',
  },
} as const;
