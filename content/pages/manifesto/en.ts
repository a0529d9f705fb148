/** @see content §2 Manifesto page */
export const en = {
  meta: {
    title: "Manifesto: It's time to free learning.",
    description:
      'Why schooling should travel with the child, and four things this private international online school does differently to make it so.',
  },
  hero: {
    eyebrow: 'Manifesto',
    title: "It's time to free learning.",
    lead: 'From the single address. From the single timetable. From the idea that a child who moves must begin again.',
  },
  why: {
    title: 'Why It Matters',
    opening:
      'School was built around a building. The building fixed the town, the town fixed the timetable, and a family that moved had to leave its teachers behind.',
    paragraphs: [
      'For a long time nobody could do otherwise. Today many families live in more than one country, and their children pay for it in beginnings: a new syllabus in the middle of a term, months of sitting silent in a new language, a year repeated because two systems count differently. The children are able. It is the school that cannot travel.',
      'Screens alone do not mend this. A library of recorded lessons goes anywhere and knows nobody. What a child needs of a school is a person who notices, and a small circle of others with whom to think aloud.',
      'So we ask one thing of technology: that it bring people to one another. Learning that is free in this sense has hours, books, standards and manners. What it does not have is a border.',
    ],
  },
  statement: 'The school should do the travelling.',
  differences: {
    title: 'What we do differently',
    list: [
      {
        name: 'Global by Design',
        text: 'Lessons are planned across time zones from the start, and our regional hubs between them cover all 24 hours. The course stays the same course when the family’s address does not.',
      },
      {
        name: 'AI-Integrated Learning',
        text: 'Artificial intelligence is a subject here, and a tool used in the open. It may help to explain, to practise and to test an idea. It does not replace a teacher’s judgement, and students learn to catch its mistakes.',
      },
      {
        name: 'Human Mentorship',
        text: 'Two adults know each student well: the Academic Mentor, who follows the work, and the Wellbeing Coach, who follows the person. They talk to each other, and to the family.',
      },
      {
        name: 'Ethical Governance',
        text: 'Who decides, who checks and who may be appealed to is written down and published. Our policies name their deadlines, and a complaint that we cannot settle can go to external review.',
      },
    ],
  },
  call: {
    title: 'Free learning has a timetable',
    text: 'See how a course without borders is built: its dimensions, its stages, and how it can run beside another school.',
    curriculum: 'Explore the curriculum',
  },
  alignment: {
    title: 'Frameworks we align with',
    text: 'Work done here should be understood elsewhere. We therefore align the curriculum with frameworks that schools in many countries already know.',
  },
} as const;
