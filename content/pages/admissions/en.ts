/** @see content §2 Admissions page, §9 Enquiry */
export const en = {
  meta: {
    title: 'Admission by Invitation',
    description:
      'Four steps from a private consultation to the first lesson, what we look for in students and families, and what becomes of an enquiry.',
  },
  hero: {
    eyebrow: 'Admissions',
    title: 'Admission by Invitation',
    lead: 'A place begins with a conversation. We admit a limited number of students each year, by invitation, private consultation and interview only.',
  },
  reason: {
    title: 'Why we invite',
    paragraphs: [
      'Lessons at {school} are live and taught in small groups, and each student has an Academic Mentor and a Wellbeing Coach. Teaching in this way sets a limit to the number of students we can know well.',
      'So we meet each family before there is talk of a place. You learn whether our way of teaching suits your child. We learn whether we can give your child what you hope for. If the answer is no, it is better said early, by either of us.',
    ],
  },
  journey: {
    title: 'The Admissions Journey',
    lead: 'Four steps lead from a first conversation to the first lesson.',
    steps: [
      {
        title: 'Private Consultation',
        text: 'A confidential talk with a liaison about needs, learning style and objectives.',
        more: 'Tell us where you live, where you may move next, and how school has been so far.',
      },
      {
        title: 'Assessment & Interview',
        text: 'Academic and wellbeing interviews with subject mentors.',
        more: 'We listen for how your child thinks, works and feels about learning. If an adjustment would help, please ask for it beforehand.',
      },
      {
        title: 'Acceptance',
        text: 'An offer of a place to selected families.',
        more: 'The offer comes in writing. It names the stage and course, the start date and every fee.',
      },
      {
        title: 'Onboarding',
        text: 'Secure platform access, mentor introduction and scheduling.',
        more: 'You receive an account in the family portal, your child meets the Academic Mentor, and lessons find their hours where you live.',
      },
    ],
  },
  qualities: {
    title: 'What We Look For',
    lead: 'Three things in a student, and two in the family around the student.',
    student: {
      title: 'In a student',
      qualities: [
        {
          title: 'Curiosity',
          text: 'Questions that go beyond the lesson, and the patience to follow one of them for a while.',
        },
        { title: 'Integrity', text: 'Work that is the student’s own, and the courage to say “I don’t know yet”.' },
        { title: 'Balance', text: 'Room for friends, rest and play beside study, so that effort can last.' },
      ],
    },
    family: {
      title: 'In a family',
      qualities: [
        { title: 'Continuity', text: 'Parents who want learning to go on unbroken when the family moves.' },
        {
          title: 'Wellbeing',
          text: 'Parents for whom a child’s health and contentment are part of learning, and who tell us early when something is amiss.',
        },
      ],
    },
  },
  limits: {
    title: 'What admission means, and what it does not',
    items: [
      {
        title: 'A limited number',
        text: 'We admit a limited number of students each year. A suitable student may therefore not be offered a place, and the decision to make an offer is the school’s.',
      },
      {
        title: 'One way in',
        text: 'A consultation and an interview come before every offer. Each place is for the student we met and cannot be passed to another.',
      },
      {
        title: 'Fairness',
        text: 'We do not discriminate unlawfully, and we make reasonable adjustments to interviews. The [equality policy](/legal/equality-diversity) says more.',
      },
      {
        title: 'Alignment only',
        text: 'Our teaching is aligned with international frameworks and not accredited by them. Please check that online education meets the law where your child lives; the [legal notice](/legal/disclaimer) explains why.',
      },
      {
        title: 'Fees and refunds',
        text: 'The [admissions policy](/legal/admissions-policy) sets out the deposit, the {coolingOffDays} days in which you may cancel, deferral, withdrawal and refunds.',
      },
    ],
  },
  enquiry: {
    title: 'What happens to your enquiry',
    steps: [
      { figure: '{enquiryResponseHours} hours', text: 'Our team contacts you within this time.' },
      { figure: '{enquiryRetentionDays} days', text: 'If no consultation is scheduled, we then delete your enquiry.' },
      {
        figure: '{enquiryRetentionAcademicYears} academic year',
        text: 'If a consultation is scheduled, we keep your enquiry for this long. The academic year ends on {academicYearEnd}.',
      },
    ],
    note: 'The page on [privacy](/privacy) tells who may read it and how to have it deleted sooner.',
  },
  request: {
    title: 'Request Private Consultation',
    lead: 'A few lines are enough. Your child’s name and health need not stand in this first message.',
  },
} as const;
