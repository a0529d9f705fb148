/** @see content §2 Vision page */
export const en = {
  meta: {
    title: 'Our Vision: Education That Moves With You',
    description:
      'How a private international online school keeps a child’s education whole across borders: continuity, wellbeing and innovation in practice.',
  },
  hero: {
    eyebrow: 'Vision',
    title: 'Our Vision: Education That Moves With You',
    lead: 'A family may change country more than once before a child turns eighteen. We want the child’s education to stay one piece of work, with the same people behind it.',
  },
  cost: {
    title: 'A move should not cost a year',
    paragraphs: [
      'Each time a child changes school, something is lost that no report carries over: the teacher who knew what the silence meant, the chapter that was half read, the friend at the next desk. Then begins the work of being known again.',
      '{school} was made so that this work is done once. Teaching is live and in small groups, full-time or beside another school. Where the family lives is a fact for the timetable, and no more than that.',
    ],
  },
  pillars: {
    title: 'Three pillars',
    lead: 'They are simple to name. What matters is what each of them obliges us to do.',
    practice: 'In practice',
    list: [
      {
        name: 'Continuity',
        promise: 'One school for every address',
        text: 'From Primary to University Preparation a student keeps one school, one record of work and one way of being taught. When the family moves, the timetable changes and the course goes on. Our regional hubs between them cover all 24 hours, so there is a school day wherever you unpack.',
        practice:
          'Before a move, the Academic Mentor goes through the new week with the family: hours, subjects, what to finish first.',
      },
      {
        name: 'Wellbeing',
        promise: 'Looked after, as well as taught',
        text: 'A child who sleeps badly in a new city does not learn fractions. Each student has a Wellbeing Coach who meets them regularly, hears what a screen can hide, and brings mentor and family together before a small worry has grown.',
        practice:
          'Mentor and coach speak to each other about every student they share, and both can be reached by parents.',
      },
      {
        name: 'Innovation',
        promise: 'New tools, and judgement about them',
        text: 'Students learn with artificial intelligence and about it: what it does well, where it invents, whom it may harm. We take up a tool when it helps a teacher to see or a student to think. Where the effort was the lesson, we leave it aside.',
        practice: 'Every task says whether a tool may be used. A student who used one says which, and for what.',
      },
    ],
  },
  move: {
    title: 'When a family moves',
    lead: 'Most of what a move changes, a school has no say in. What stays is our part.',
    changes: {
      title: 'What changes',
      list: [
        'The address, and the weather',
        'The hour at which lessons fall',
        'The language spoken in the street',
        'The other children around the corner',
      ],
    },
    stays: {
      title: 'What stays',
      list: [
        'The Academic Mentor, who knows the work',
        'The Wellbeing Coach, who knows the child',
        'The course, at the page where it was left',
        'Reports and feedback, together in the family portal',
      ],
    },
    note: 'Sometimes the clock asks for another group. We then plan the change with the family before the date, and introduce the student to it.',
  },
  closing: {
    title: 'From vision to timetable',
    text: 'The curriculum shows what a student learns at each stage. The faculty page shows who teaches, and who looks after whom.',
    curriculum: 'Read the curriculum',
    faculty: 'How our faculty works',
  },
} as const;
