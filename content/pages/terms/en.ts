/** The short page; the full text is in `content/legal/general-terms`. @see content §2 Short terms page */
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
      {
        figure: '{refundProcessingDays} days',
        text: 'to pay a refund after a withdrawal ({cancellationRefundDays} days after a cancellation)',
      },
      { figure: '{conductAppealWorkingDays} working days', text: 'to appeal against a decision on conduct' },
    ],
  },
  sections: [
    {
      title: 'Agreement',
      paragraphs: [
        '{school} is run by {parentCompany}, registered in {jurisdiction}. Reading this website does not make an agreement; the [legal notice](/legal/disclaimer) applies to visitors.',
        'If you enrol your child, you make an agreement under the [general terms](/legal/general-terms) by accepting a written offer and paying the enrolment deposit. This page summarises those terms. Where the two differ, the general terms prevail.',
      ],
    },
    {
      title: 'Services',
      paragraphs: [
        'Teaching is live and online, in small groups, full-time or in parallel with other schooling. Each student has an Academic Mentor and a Wellbeing Coach. We open accounts in the family portal by invitation only.',
        'We teach with reasonable care and skill. We do not promise a grade, an examination result, or admission to another school or a university. References to curriculum frameworks mean alignment only.',
      ],
    },
    {
      title: 'Admissions and Enrolment',
      paragraphs: [
        'Admission is by invitation, private consultation and interview only, and the number of students admitted each year is limited.',
        'You may cancel within {coolingOffDays} days of making the agreement. If you withdraw your child later, we refund {fullRefund} of the tuition paid when more than {fullRefundBeyondDays} days remain before the start, {halfRefund} when {halfRefundFromDays} to {halfRefundToDays} days remain, and {quarterRefund} when fewer than {quarterRefundBelowDays} remain. On or after the start, or if your child does not attend, there is no refund.',
        'After the cancellation period, we do not refund the enrolment deposit unless the school cancels or another exception in the [admissions policy](/legal/admissions-policy) applies. The policy also explains deferral and transfer.',
      ],
    },
    {
      title: 'Intellectual Property',
      paragraphs: [
        'The teaching materials, the website, and the school’s name and marks belong to {parentCompany} or its licensors. You may use the materials for your child’s own study, but may not publish, sell or pass them on without written permission, except where the law allows it. A student’s work remains the student’s own.',
      ],
    },
    {
      title: 'Code of Conduct',
      paragraphs: [
        'Parents, students and staff treat one another with respect. Students hand in their own work. Passwords are kept secret, and nobody records a lesson or another person without written permission, unless the law allows it.',
        'A breach may lead to a warning, a reduced grade, suspension, expulsion or legal action. Nobody is sanctioned without the chance to answer, and you may appeal within {conductAppealWorkingDays} working days. The [code of conduct](/legal/academic-integrity) sets out the procedure.',
      ],
    },
    {
      title: 'Limits of Liability',
      paragraphs: [
        'Nothing on this page limits liability for death or personal injury caused by negligence, for fraud, or for anything else where the law does not allow a limit. Nothing takes away your rights as a consumer.',
        'Otherwise {parentCompany} is liable for loss that is a foreseeable result of its own breach or lack of care. It is not liable for loss to a business, for loss caused by your own device, software or connection, or for loss caused by your own breach.',
      ],
    },
    {
      title: 'Governing Law',
      paragraphs: [
        'The law of {jurisdiction} governs these terms, and the courts of {jurisdiction} decide disputes about them. A consumer who lives elsewhere keeps the protection of that country’s mandatory law. Please use our [complaints and appeals policy](/legal/complaints) first; you keep the right to go to court.',
      ],
    },
  ],
  related: {
    title: 'Read on',
    links: [
      '[Terms of Service](/terms), in short',
      '[Privacy Policy](/privacy), in short',
      '[General Terms](/legal/general-terms)',
      '[Admissions, Enrolment and Refund Policy](/legal/admissions-policy)',
    ],
  },
} as const;
