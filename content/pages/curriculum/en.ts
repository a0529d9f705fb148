/** @see content §2 Curriculum page */
export const en = {
  meta: {
    title: 'Curriculum Without Borders',
    description:
      'Scholarship, wellbeing and future skills at every stage from Primary to University Preparation, full-time or in parallel with another school.',
  },
  hero: {
    eyebrow: 'Curriculum',
    title: 'Curriculum Without Borders',
    lead: 'One course of study from Primary to University Preparation, taught live in small groups, full-time or in parallel with another school.',
  },
  dimensions: {
    title: 'Three dimensions',
    lead: 'Every stage is planned in all three, and they meet in every lesson.',
    list: [
      {
        name: 'Scholarship',
        text: 'Languages, mathematics, sciences, humanities and the arts, taught in an order that makes sense. Students read closely, argue carefully and write often, and teachers comment on what they write.',
      },
      {
        name: 'Wellbeing',
        text: 'Students learn to name what they feel, to rest, to disagree and stay friends, and to settle in a new place. The Wellbeing Coach helps them with this.',
      },
      {
        name: 'Future Skills',
        text: 'Reasoning with data, working with artificial intelligence and checking it, explaining views to people who disagree, carrying a project from question to result. Students practise all of this within their subjects.',
      },
    ],
  },
  journey: {
    title: 'The stage journey',
    lead: 'There are four stages. Each is built around a question that students should be able to answer by the end of it.',
    question: 'The question',
    list: [
      {
        name: 'Primary',
        question: 'What is the world like?',
        text: 'Reading, writing, number and a great many questions. Lessons are short and lively, and the mentor keeps in close touch with you.',
      },
      {
        name: 'Middle Years',
        question: 'How do I work?',
        text: 'Lessons divide into separate subjects, each with its own way of working. Students learn to plan a week, to take notes worth keeping and to ask for help early.',
      },
      {
        name: 'Secondary',
        question: 'What can I show to be true?',
        text: 'Courses go deeper and choices begin. Essays, experiments and proofs must meet the standard of their subject, and the mentor helps with each choice.',
      },
      {
        name: 'University Preparation',
        question: 'Where do I go from here?',
        text: 'Advanced and independent study, and the steps to a university: which one, where, and how to apply in different systems. Our hub in the USA supports North American pathways.',
      },
    ],
  },
  parallel: {
    title: 'The Parallel Learning Model',
    lead: 'Not every family wants to leave its present school. In parallel study, your child stays at their school and takes some subjects with us.',
    reasonsTitle: 'Families choose it',
    reasons: [
      'to keep up a language or a subject that the local school does not teach',
      'to prepare for a move, or to keep going during one',
      'to go further in a subject than the local timetable allows',
    ],
    stepsTitle: 'How it works',
    steps: [
      'We agree with you which subjects your child takes, and which hours the other school leaves free.',
      'The Academic Mentor keeps an eye on both timetables, and the Wellbeing Coach on the total workload.',
      'If you later want to change to full-time study, you can ask for it; the conditions are in the admissions policy.',
    ],
    week: {
      title: 'A sample week',
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      fullTime: { name: 'Full-time', text: 'Live lessons fill most of the day; independent study follows.' },
      parallel: {
        name: 'In parallel',
        text: 'Your child spends the day at the other school; our lessons come afterwards.',
      },
      kinds: {
        lesson: 'Live lessons',
        study: 'Independent study',
        people: 'Mentor or coach',
        other: 'The other school',
      },
      note: 'We agree the actual hours with you, in your own time zone. Group sizes, hours and fees are in your written offer.',
    },
  },
  alignment: {
    title: 'Aligned with known frameworks',
    text: 'Students go on from us to other schools, and to universities in other systems. The curriculum is therefore aligned with frameworks that are known there. Each school or university decides for itself which studies it recognises.',
  },
  closing: {
    title: 'Full-time, or in parallel?',
    text: 'A private consultation is the best way to find out. Tell us how your child learns and where you may live next.',
    faculty: 'Meet our faculty',
  },
} as const;
