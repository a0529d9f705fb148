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
    lead: 'A school need not mean one address and one timetable, and a child who moves should not have to begin again.',
  },
  why: {
    title: 'Why It Matters',
    opening:
      'Schools grew up around buildings. The building decided the town, the town decided the timetable, and a family that moved had to leave its teachers behind.',
    paragraphs: [
      'For a long time there was no other way. Today many families live in more than one country, and their children pay for it by starting again and again: a new syllabus in the middle of a term, months of silence in a new language, a year repeated because two systems count school years differently. There is nothing wrong with the children. It is the school that cannot travel.',
      'Screens alone do not solve this. Recorded lessons can be watched anywhere, but they do not know who is watching. A child needs someone who notices, and a small group to think aloud with.',
      'So we ask one thing of technology: that it brings people together.',
    ],
  },
  statement: 'The school should do the travelling.',
  differences: {
    title: 'What we do differently',
    list: [
      {
        name: 'Global by Design',
        text: 'Lessons are planned across time zones from the start, so that the course goes on when your address changes.',
      },
      {
        name: 'AI-Integrated Learning',
        text: 'Artificial intelligence is taught here, and used openly as a tool. It may help to explain, to practise and to test an idea. It does not replace a teacher’s judgement, and students learn to spot its mistakes.',
      },
      {
        name: 'Human Mentorship',
        text: 'Two adults know each student well: the Academic Mentor looks after their studies, the Wellbeing Coach after their wellbeing. They talk to each other, and to you.',
      },
      {
        name: 'Ethical Governance',
        text: 'We publish who decides, who checks and whom you can appeal to. Our policies give deadlines. A complaint we cannot settle can go to external review, by an independent adjudicator or by our group’s Compliance Officer.',
      },
    ],
  },
  call: {
    title: 'Learning without borders still has a timetable',
    text: 'See how a course without borders is built: its dimensions, its stages, and how it can run alongside another school.',
    curriculum: 'Explore the curriculum',
  },
  alignment: {
    title: 'Frameworks we align with',
    text: 'We align the curriculum with frameworks that schools in many countries already know.',
  },
} as const;
