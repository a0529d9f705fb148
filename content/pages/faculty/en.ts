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
    lead: 'Every teacher here also looks out for how students are getting on. Each student has two named adults who are responsible for this.',
  },
  mentors: {
    title: 'Knowing a subject is only the beginning',
    paragraphs: [
      'We look for more: the patience to let a student be wrong long enough to see why, the habit of noticing who has gone quiet, and a subject the teacher is still studying.',
      'Live lessons in small groups make room for this. Teachers hear every student, read their work closely, and pass on what they notice to the student’s mentor.',
      'Before anyone works with students we check identity, qualifications, references and, wherever the law allows, criminal records. If a check cannot be made, the Director must first assess the risk in writing. Everyone is trained in safeguarding every year.',
    ],
    safeguarding: 'How we safeguard students',
    staffing: 'How we choose our staff',
  },
  pair: {
    title: 'Two adults for every student',
    lead: 'One looks after your child’s studies, the other looks after your child’s wellbeing. You and your child can turn to either.',
    student: 'One student',
    mentor: {
      name: 'Academic Mentor',
      promise: 'Looks after the studies',
      list: [
        'plans the timetable with you and your child',
        'keeps an eye on all subjects and on where the effort goes',
        'writes reports, and answers your questions about them',
        'prepares the next stage and, in time, the route to university',
      ],
    },
    coach: {
      name: 'Wellbeing Coach',
      promise: 'Looks after the student',
      list: [
        'gets to know your child and keeps in touch',
        'helps with moves, friendships, sleep and worries',
        'tells you what would help at home',
        'passes on every safeguarding concern without delay',
      ],
    },
    together: 'Mentor and coach compare notes about each student they share.',
    limit:
      'A coach guides and supports. If your child seems to need medical or psychological help, the coach tells you.',
  },
  meeting: {
    title: 'How you get to know them',
    list: [
      {
        name: 'At the interview',
        text: 'Subject mentors lead the academic and wellbeing interviews. You see how we listen before you decide.',
      },
      {
        name: 'At onboarding',
        text: 'You and your child meet the mentor, and we make the first timetable together.',
      },
      {
        name: 'From then on',
        text: 'You write to each other in the family portal. If a mentor or coach has to change, we tell you who takes over.',
      },
    ],
    note: 'We do not publish staff profiles. You meet subject mentors at the interview, before you decide.',
  },
  portal: {
    title: 'Access for parents',
    lead: 'You reach the mentor and the coach in the secure family portal.',
    description:
      'One private place for your messages. Access to a student’s data is restricted to the assigned mentors, the Wellbeing Coach and authorised family members; the privacy policy names the few exceptions.',
  },
  closing: {
    title: 'Who would look after your child?',
    text: 'In a private consultation, tell us about your child, and we will tell you what kind of mentor and coach we have in mind.',
    curriculum: 'Read the curriculum',
  },
} as const;
