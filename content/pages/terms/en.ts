/** The short page; the whole text is `content/legal/general-terms`. @see content §2 Short terms page */
export const en = {
  meta: {
    title: 'Terms of Service',
    description:
      'In short: the agreement between a family and the school, its services, admission and refunds, conduct, liability and the governing law.',
  },
  hero: {
    eyebrow: 'In short',
    title: 'Terms of Service',
    lead: 'What you may expect of the school, and what the school expects of you.',
  },
  glance: {
    title: 'At a glance',
    figures: [
      { figure: '{coolingOffDays} days', text: 'to cancel an enrolment without giving a reason' },
      { figure: '{refundProcessingDays} days', text: 'to pay a refund that is due' },
      { figure: '{conductAppealWorkingDays} working days', text: 'to appeal against a decision on conduct' },
    ],
  },
  sections: [
    {
      title: 'Agreement',
      paragraphs: [
        'By using this website and the family portal you agree to these terms. {school} is run by {parentCompany}, registered in {jurisdiction}.',
        'A family that enrols makes an agreement under the [general terms](/legal/general-terms) by accepting a written offer and paying the enrolment deposit. This page summarises them. Where the two differ, the general terms prevail.',
      ],
    },
    {
      title: 'Services',
      paragraphs: [
        'The school teaches live and online, in small groups, full-time or in parallel with other schooling. Each student has an Academic Mentor and a Wellbeing Coach. Accounts in the family portal are opened by invitation only.',
        'We teach with reasonable care and skill. We do not promise a grade, an examination result, or admission to another school or a university. References to curriculum frameworks mean alignment only.',
      ],
    },
    {
      title: 'Admissions and Enrolment',
      paragraphs: [
        'Admission is by invitation, private consultation and interview only, and the number of students admitted each year is limited.',
        'You may cancel within {coolingOffDays} days of making the agreement. If you withdraw later, we refund {fullRefund} of the tuition paid when more than {fullRefundBeyondDays} days remain before the start, {halfRefund} from {halfRefundFromDays} to {halfRefundToDays} days, and {quarterRefund} below {quarterRefundBelowDays} days. On or after the start, or if the student does not attend, there is no refund.',
        'After the cancellation period, the enrolment deposit is refunded only if the school cancels. The [admissions policy](/legal/admissions-policy) also explains deferral and transfer.',
      ],
    },
    {
      title: 'Intellectual Property',
      paragraphs: [
        'The teaching materials, the website, and the school’s name and marks belong to {parentCompany} or its licensors. Families use the materials for the student’s own study, and do not publish, sell or pass them on without written permission, except where the law allows it. A student’s own work remains the student’s.',
      ],
    },
    {
      title: 'Code of Conduct',
      paragraphs: [
        'Parents, students and staff treat one another with respect. Students hand in their own work. Passwords are kept secret, and nobody records a lesson or another person without written permission, unless the law allows it.',
        'A breach may lead to a warning, a reduced grade, suspension, expulsion or legal action. Nobody is sanctioned without the chance to answer, and a family may appeal within {conductAppealWorkingDays} working days. The [code of conduct](/legal/academic-integrity) sets out the procedure.',
      ],
    },
    {
      title: 'Limits of Liability',
      paragraphs: [
        'Nothing here limits liability for death or personal injury caused by negligence, for fraud, or for anything else for which the law forbids it. Nothing takes away your rights as a consumer.',
        'Otherwise {parentCompany} answers for loss that is a foreseeable result of its own breach or lack of care. It does not answer for loss to a business, for loss caused by a family’s own device, software or connection, or for loss caused by the family’s own breach.',
      ],
    },
    {
      title: 'Governing Law',
      paragraphs: [
        'The law of {jurisdiction} governs these terms, and the courts of {jurisdiction} decide disputes about them. A consumer who lives elsewhere keeps the protection of that country’s mandatory law. Please use our [complaints policy](/legal/complaints) first; your right to go to court remains.',
      ],
    },
  ],
  related: {
    title: 'Read on',
    links: [
      '[Terms of service, in short](/terms)',
      '[Privacy, in short](/privacy)',
      '[General Terms](/legal/general-terms)',
      '[Admissions, Enrolment and Refund Policy](/legal/admissions-policy)',
    ],
  },
} as const;
