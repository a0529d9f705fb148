/** What the home page's first line means, and what follows from it. @see core §2 Home, content §2 */
export const en = {
  meta: {
    title: 'Our Philosophy: Known Before Taught',
    description:
      'What the school believes about children, learning and technology, what follows from it in the school week, and what you will not find here.',
  },
  hero: {
    eyebrow: 'Our Philosophy',
    title: 'A child is known before a child is taught',
    lead: 'Every school teaches from a picture of what a person may become. This is ours, in plain words, with what it obliges us to do.',
  },
  sentence: {
    title: 'One sentence, read slowly',
    whole: 'Where global minds and ethical intelligence meet.',
    lead: 'It stands at the head of our first page. This is what we mean by it.',
    parts: [
      {
        words: 'Global minds',
        text: 'A student who has lived in several places has learnt that one map can be drawn from more than one centre. We teach from that knowledge: history read from both shores, literature in more than one tradition, mathematics as the language that nobody has to translate.',
      },
      {
        words: 'Ethical intelligence',
        text: 'Cleverness asks what can be done. Ethical intelligence also asks who pays for it, who was not consulted, and what one would say afterwards to the person concerned. It can be taught as other disciplines are, by cases and by argument, and it is learnt by being held to it.',
      },
      {
        words: 'Meet',
        text: 'Neither grows alone. A wide view without conscience makes a clever tourist; conscience without a wide view makes a narrow judge. They meet in conversation, which is why our lessons are live and our groups are small.',
      },
    ],
  },
  convictions: {
    title: 'What we believe, and what follows',
    lead: 'A belief that changes nothing in the week is decoration. Each of ours has a consequence.',
    believe: 'We believe',
    so: 'So',
    list: [
      {
        belief: 'Learning is a relationship.',
        consequence: 'Each student has an Academic Mentor and a Wellbeing Coach, and the family knows both by name.',
      },
      {
        belief: 'Attention is the scarcest thing a school can give.',
        consequence: 'Teaching is live and in small groups, and we admit a limited number of students each year.',
      },
      {
        belief: 'A worried child is not a lazy one.',
        consequence: 'Wellbeing has its own person and its own hours. A falling mark is first of all a question.',
      },
      {
        belief: 'Families know things that no test can find.',
        consequence:
          'Parents write to mentor and coach directly, in the secure family portal, and read what they report.',
      },
      {
        belief: 'A tool should leave the learner stronger.',
        consequence:
          'Artificial intelligence is used in the open. Students learn to question what it tells them, and to say when they have used it.',
      },
      {
        belief: 'Trust has to be open to inspection.',
        consequence:
          'Our rules on safeguarding, complaints, money and data are published, with the deadlines that bind us.',
      },
    ],
    policies: 'Read our policies',
  },
  absent: {
    title: 'What you will not find here',
    lead: 'Some things we leave out on purpose.',
    list: [
      {
        name: 'Testimonials',
        reason: 'A child’s story belongs to the child, and praise that we had selected would prove little.',
      },
      {
        name: 'A public inbox',
        reason:
          'There is no public e-mail, telephone or social media. What concerns a child is said in one private place, the family portal.',
      },
      {
        name: 'Borrowed authority',
        reason:
          'We align our curriculum with known frameworks and name them. Alignment is not accreditation, and we claim none.',
      },
      {
        name: 'Marketing cookies',
        reason: 'This site keeps what it needs in order to work. Visits are counted only if you allow it.',
      },
    ],
  },
  closing: {
    title: 'The same convictions, as a call',
    text: 'Our manifesto says what we think should change in schooling, and where we have begun.',
    manifesto: 'Read the manifesto',
    vision: 'Read our vision',
  },
} as const;
