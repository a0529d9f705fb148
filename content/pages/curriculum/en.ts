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
    lead: 'Like the great circles of a globe, they cross in every lesson. Each stage is planned in all three.',
    list: [
      {
        name: 'Scholarship',
        text: 'Knowledge worth having, in an order that makes sense: languages, mathematics, sciences, humanities and the arts, read closely and argued well. Students write often, and somebody answers what they write.',
      },
      {
        name: 'Wellbeing',
        text: 'Time with the Wellbeing Coach belongs to the timetable. Students learn to name what they feel, to rest, to disagree and remain friends, and to arrive in a new place without losing themselves.',
      },
      {
        name: 'Future Skills',
        text: 'Reasoning with data, working with artificial intelligence and checking it, speaking to people who see things otherwise, carrying a project from question to result. All of it practised inside subjects, on real work.',
      },
    ],
  },
  journey: {
    title: 'The stage journey',
    lead: 'Four stages make one road. Each rests on a question that the student should be able to answer at its end.',
    question: 'The question',
    list: [
      {
        name: 'Primary',
        question: 'What is the world like?',
        text: 'Reading, writing, number, and a great many questions. Lessons are short and lively, and the mentor speaks with the family often.',
      },
      {
        name: 'Middle Years',
        question: 'How do I work?',
        text: 'Subjects come apart and show their own methods. Students learn to plan a week, to take notes worth keeping and to ask for help early.',
      },
      {
        name: 'Secondary',
        question: 'What can I show to be true?',
        text: 'Courses deepen and choices begin. Essays, experiments and proofs are held to the standard of their subject; the mentor helps to weigh each choice.',
      },
      {
        name: 'University Preparation',
        question: 'Where do I go from here?',
        text: 'Advanced and independent study, and the steps to a university: which, where, and how to apply across systems. The hub in the USA supports North American pathways.',
      },
    ],
  },
  parallel: {
    title: 'The Parallel Learning Model',
    lead: 'Not every family wishes to leave the school it has. In parallel, a student stays enrolled there and studies with us beside it.',
    reasonsTitle: 'Families choose it',
    reasons: [
      'to keep a language or a subject alive that the local school does not teach',
      'to prepare a move, or to bridge one',
      'to go further in a field than the local timetable allows',
    ],
    stepsTitle: 'How it works',
    steps: [
      'We agree with the family which subjects, and which hours the other school leaves free.',
      'The Academic Mentor keeps both timetables in view, and the Wellbeing Coach the load that they make together.',
      'If the family later wishes it, parallel study can become full-time without a fresh start.',
    ],
    week: {
      title: 'A week, as a sketch',
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      fullTime: { name: 'Full-time', text: 'Live lessons carry the day; own study follows them.' },
      parallel: { name: 'In parallel', text: 'The other school has the day; our lessons come after it.' },
      kinds: {
        lesson: 'Live lessons',
        study: 'Own study',
        people: 'Mentor or coach',
        other: 'The other school',
      },
      note: 'The real hours are settled with each family, in its own time zone.',
    },
  },
  alignment: {
    title: 'Understood elsewhere',
    text: 'Students leave us for other schools and for universities in other systems. The curriculum is therefore aligned with frameworks that are known there.',
  },
  closing: {
    title: 'Full-time, or in parallel?',
    text: 'A private consultation is the place to find out. Tell us how your child learns and where you may live next.',
    faculty: 'See who teaches',
  },
} as const;
