/** @see content §2 Faculty page */
export const en = {
  meta: {
    title: 'Faculty: Educators as Mentors',
    description:
      'How our educators work as mentors, why each student has an Academic Mentor and a Wellbeing Coach, and how parents reach them in the family portal.',
  },
  hero: {
    eyebrow: 'Faculty',
    title: 'Educators as mentors',
    lead: 'Whoever teaches here also answers for how a student is getting on. For every student, two of us do so by name.',
  },
  mentors: {
    title: 'Knowing a subject is the beginning',
    paragraphs: [
      'We choose educators for what comes after it: the patience to let a student be wrong long enough to see why, the habit of noticing who has gone quiet, and a subject they themselves still study.',
      'Live lessons in small groups make room for this. A teacher hears every voice in the hour and reads every page that is handed in, and what is seen there reaches the student’s mentor.',
      'Nobody begins work with students before identity, qualifications and references have been checked, and everyone is trained in safeguarding every year.',
    ],
    safeguarding: 'How we safeguard students',
    staffing: 'How we choose our staff',
  },
  pair: {
    title: 'Two adults for every student',
    lead: 'One follows the work, the other follows the person. The student, and the family, can turn to either.',
    student: 'One student',
    mentor: {
      name: 'Academic Mentor',
      promise: 'Follows the work',
      list: [
        'plans the timetable with the student and the family',
        'looks across all subjects and sees where the effort goes',
        'writes reports, and answers questions about them',
        'prepares the next stage and, in time, the way to a university',
      ],
    },
    coach: {
      name: 'Wellbeing Coach',
      promise: 'Follows the person',
      list: [
        'meets the student regularly, within the timetable',
        'helps with moves, friendships, sleep and worry',
        'tells the family what would help at home',
        'passes every safeguarding concern on without delay',
      ],
    },
    together:
      'Mentor and coach compare notes about each student they share. A falling mark and a tired face often have the same cause.',
    limit:
      'A coach guides and supports. Where medical or psychological help seems to be needed, the coach says so to the parents.',
  },
  meeting: {
    title: 'How you come to know them',
    list: [
      {
        name: 'At the interview',
        text: 'Subject mentors lead the academic and wellbeing interviews. You see how we listen before you decide.',
      },
      {
        name: 'At onboarding',
        text: 'The mentor is introduced to student and family, and the first timetable is made together.',
      },
      {
        name: 'From then on',
        text: 'You write to each other in the portal. If a mentor or coach has to change, you are told who follows.',
      },
    ],
    note: 'We publish no portraits and no biographies: our educators’ lives are their own, as your children’s are.',
  },
  portal: {
    title: 'Access for parents',
    lead: 'Parents reach mentor and coach in the secure family portal, and see there what both have written about their child.',
    description:
      'Messages, reports and feedback in one private place. Only the assigned mentor, the Wellbeing Coach and authorised family members have access to a student’s data.',
  },
  closing: {
    title: 'Who would look after your child?',
    text: 'In a private consultation we can talk about the child you know, and about the mentor and coach such a child would need.',
    curriculum: 'Read the curriculum',
  },
} as const;
