/** @see content §2 Admissions page, §9 Enquiry */
export const en = {
  meta: {
    title: 'Admission by Invitation',
    description:
      'Four steps from a private consultation to the first lesson, what we look for in students and families, and what happens to your enquiry.',
  },
  hero: {
    eyebrow: 'Admissions',
    title: 'Admission by Invitation',
    lead: 'A place begins with a conversation. We admit a limited number of students each year, by invitation, private consultation and interview only.',
  },
  reason: {
    title: 'Why we invite',
    paragraphs: [
      'Lessons at {school} are live and taught in small groups, and each student has an Academic Mentor and a Wellbeing Coach. This limits the number of students we can get to know well.',
      'So we meet every family before we talk about a place. You find out whether our way of teaching suits your child; we find out whether we can give your child what you hope for. If the answer is no, it is better that we both know early.',
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
        more: 'We want to hear how your child thinks, works and feels about learning. If an adjustment would help, please ask for it beforehand.',
      },
      {
        title: 'Acceptance',
        text: 'An offer of a place to selected families.',
        more: 'The offer is in writing. It states the stage and course, the start date, group sizes, hours and every fee.',
      },
      {
        title: 'Onboarding',
        text: 'Secure platform access, mentor introduction and scheduling.',
        more: 'You receive an account in the family portal, your child meets the Academic Mentor, and we set lesson times for your time zone.',
      },
    ],
  },
  qualities: {
    title: 'What We Look For',
    lead: 'We look for three qualities in a student and two in the family.',
    student: {
      title: 'In a student',
      qualities: [
        {
          title: 'Curiosity',
          text: 'Questions that go beyond the lesson, and the patience to pursue one of them.',
        },
        { title: 'Integrity', text: 'Work that is the student’s own, and the courage to say “I don’t know yet”.' },
        { title: 'Balance', text: 'Time for friends, rest and play as well as study, so that effort can last.' },
      ],
    },
    family: {
      title: 'In a family',
      qualities: [
        { title: 'Continuity', text: 'Parents who want learning to continue without a break when the family moves.' },
        {
          title: 'Wellbeing',
          text: 'Parents for whom a child’s health and happiness are part of learning, and who tell us early when something is wrong.',
        },
      ],
    },
  },
  limits: {
    title: 'What admission means',
    items: [
      {
        title: 'A limited number',
        text: 'We admit a limited number of students each year, so even a suitable student may not be offered a place. The decision to make an offer is the school’s.',
      },
      {
        title: 'One way in',
        text: 'Every offer follows a consultation and an interview. Each place is for the student we met and cannot be passed to another.',
      },
      {
        title: 'Fairness',
        text: 'We do not discriminate unlawfully, and we make reasonable adjustments to interviews. The [equality and diversity commitment](/legal/equality-diversity) says more.',
      },
      {
        title: 'Alignment only',
        text: 'Our teaching is aligned with international frameworks and not accredited by them. Please check that online education meets the law where your child lives; the [legal notice](/legal/disclaimer) explains why.',
      },
      {
        title: 'Fees and refunds',
        text: 'The [admissions policy](/legal/admissions-policy) sets out the rules on the deposit, the {coolingOffDays} days in which you may cancel, deferral, withdrawal and refunds.',
      },
    ],
  },
  enquiry: {
    title: 'What happens to your enquiry',
    steps: [
      { figure: '{enquiryResponseHours} hours', text: 'Our team contacts you within this time.' },
      {
        figure: '{enquiryRetentionDays} days',
        text: 'If no consultation is scheduled, we delete your enquiry after this time.',
      },
      {
        figure: '{enquiryRetentionAcademicYears} academic year',
        text: 'If a consultation is scheduled, we keep your enquiry until the end of the academic year in which it takes place, {academicYearEnd}.',
      },
    ],
    note: 'Our [privacy page](/privacy) explains who can read your enquiry and how to have it deleted sooner.',
  },
  /** Shown once the school has published answers. @see PD-62 */
  questions: {
    link: 'Questions parents ask',
    note: 'You may find the answer among the [questions parents ask](/questions).',
  },
  request: {
    title: 'Request Private Consultation',
    lead: 'A few lines are enough. Please leave out your child’s name and any health information for now.',
  },
} as const;
