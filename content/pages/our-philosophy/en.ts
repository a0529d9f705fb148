/** Explains the first line of the home page and its consequences. @see core §2 Home, content §2 */
export const en = {
  meta: {
    title: 'Our Philosophy: Known Before Taught',
    description:
      'What the school believes about children, learning and technology, what follows from it in the school week, and what you will not find here.',
  },
  hero: {
    eyebrow: 'Our Philosophy',
    title: 'A child is known before a child is taught',
    lead: 'This is what we believe about children and learning, in plain words, and what it means for your child’s school week.',
  },
  sentence: {
    title: 'What our sentence means',
    whole: 'Where global minds and ethical intelligence meet.',
    lead: 'Three parts, and what each of them asks of us.',
    parts: [
      {
        words: 'Global minds',
        text: 'Students who have lived in several places know that a map can be drawn from more than one centre. So we read history from more than one side, and literature from more than one tradition.',
      },
      {
        words: 'Ethical intelligence',
        text: 'Being clever means knowing what can be done. Ethical intelligence also asks who pays for it and who was not consulted. It can be taught like any other subject, through cases and argument, and it takes practice.',
      },
      {
        words: 'Meet',
        text: 'The two meet in conversation, which is why our lessons are live and our groups small.',
      },
    ],
  },
  convictions: {
    title: 'What we believe, and what follows',
    lead: 'Each of our beliefs changes something in your child’s school week.',
    believe: 'We believe',
    so: 'So',
    list: [
      {
        belief: 'Learning is a relationship.',
        consequence: 'Each student has an Academic Mentor and a Wellbeing Coach, who talk to each other and to you.',
      },
      {
        belief: 'Every child needs a teacher’s attention.',
        consequence: 'Teaching is live and in small groups, and we admit a limited number of students each year.',
      },
      {
        belief: 'A worried child is not a lazy one.',
        consequence:
          'One adult, the Wellbeing Coach, looks after each student’s wellbeing. When marks fall, we first ask why.',
      },
      {
        belief: 'Families know things that no test can show.',
        consequence: 'You write to mentor and coach directly, in the secure family portal.',
      },
      {
        belief: 'A tool should help students to think, not think for them.',
        consequence:
          'Students use artificial intelligence openly. They learn to question what it tells them, and to say when they have used it.',
      },
      {
        belief: 'Families should be able to check what we promise.',
        consequence:
          'Our rules on safeguarding, complaints, money and data are published, with the deadlines we must keep.',
      },
    ],
    policies: 'Read our policies',
  },
  absent: {
    title: 'What you will not find here',
    lead: 'We leave some things out on purpose.',
    list: [
      {
        name: 'Testimonials',
        reason: 'A child’s story belongs to the child, and praise we had picked ourselves would prove little.',
      },
      {
        name: 'A public inbox',
        reason:
          'There is no public email address, telephone number or social media account. Anything that concerns your child is discussed in one private place, the family portal.',
      },
      {
        name: 'Claims of accreditation',
        reason:
          'We align our curriculum with known frameworks and name them. Alignment is not accreditation, and we claim none.',
      },
      {
        name: 'Marketing cookies',
        reason: 'This site stores what it needs in order to work, and anything more only if you allow it.',
      },
    ],
  },
  closing: {
    title: 'What we want to change',
    text: 'Our manifesto explains what we think should change in schools, and what we do differently.',
    manifesto: 'Read the manifesto',
    vision: 'Read our vision',
  },
} as const;
