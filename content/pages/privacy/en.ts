/** The short page; the whole policy is `content/legal/privacy-policy`. @see content §2 Short privacy page @see decisions 3 */
export const en = {
  meta: {
    title: 'Privacy Policy',
    description:
      'In short: what the school knows about families and visitors, who sees it, how long an enquiry and a student’s records are kept.',
  },
  hero: {
    eyebrow: 'In short',
    title: 'Privacy Policy',
    lead: 'What {school} knows about you and your child, who may see it, and how long it stays.',
  },
  glance: {
    title: 'At a glance',
    figures: [
      { figure: '{enquiryRetentionDays} days', text: 'for an enquiry without a consultation' },
      { figure: '{recordsAfterEnrolmentYears} years', text: 'for a student’s records after enrolment' },
      { figure: '{dataRightsMonths} month', text: 'to answer a request about your data' },
      { figure: '{deletionRequestDays} days', text: 'to process a request for deletion' },
    ],
  },
  sections: [
    {
      title: 'Data Collection',
      paragraphs: [
        'We collect what we need to answer you, to admit and teach your child, and to keep the family portal safe. Nothing is collected for advertising.',
        'The consultation form asks for your name, e-mail address, region, an education stage and a message. The portal holds accounts, student records and the messages that families, mentors and coaches write to one another. Our servers handle network addresses and technical records.',
        'If you consent, we also count page views and loading times, without identity. The [cookie policy](/legal/cookie-policy) says what a browser stores.',
      ],
    },
    {
      title: 'Admissions Enquiries',
      paragraphs: [
        'We use an enquiry to answer it and to arrange a consultation. Only administrators of the school see it, and we contact you within {enquiryResponseHours} hours.',
        'If no consultation is scheduled, we delete the enquiry after {enquiryRetentionDays} days. If one is scheduled, we keep it for {enquiryRetentionAcademicYears} academic year; the year ends on {academicYearEnd}. You may ask us to delete it sooner.',
      ],
    },
    {
      title: 'Family Privacy and Security',
      paragraphs: [
        'Access to student data is restricted to assigned mentors, wellbeing coaches and authorised family members. Administrators, the Designated Safeguarding Lead and the Data Protection Officer see what their duties require. A parent sees only their own children.',
        'The subject and text of each message in the Secure Inbox are encrypted with AES-{encryptionBits} before they are stored. Our e-mails contain no message text and no student data.',
        'If personal data is lost or exposed and the law requires it, we notify the Information Commissioner without undue delay and, where feasible, within {breachNotificationHours} hours of becoming aware of it.',
      ],
    },
    {
      title: 'Third Parties',
      paragraphs: [
        'We do not sell personal data. Companies that host our systems or carry our mail act on written instructions and under contract.',
        'An outside service that translates public pages loads only after you allow functional cookies, and never while you are signed in. To an authority, a court or another school we disclose data only where the law requires or allows it, for instance to protect a child.',
      ],
    },
    {
      title: 'Retention and Removal',
      paragraphs: [
        'We keep a student’s records during enrolment and for {recordsAfterEnrolmentYears} years after it, financial records for {financialRecordsYears} years, and IT logs for up to {itLogsMonths} months. The [full privacy policy](/legal/privacy-policy) names a minimum for student records; our systems keep them for the longer period, which is the one given here.',
        'You may ask what we hold, have it corrected, or have it removed. We answer within {dataRightsMonths} calendar month and process a deletion request within {deletionRequestDays} days. If the law obliges us to keep something, we tell you what and why.',
        'Write to us in the Secure Inbox of the [family portal](/parent-login) or, without an account, through the [consultation form](/admissions). You may also complain to the Information Commissioner.',
      ],
    },
  ],
  related: {
    title: 'Read on',
    links: [
      '[Privacy, in short](/privacy)',
      '[Terms of service, in short](/terms)',
      '[Privacy and GDPR Policy](/legal/privacy-policy)',
      '[Cookie Policy](/legal/cookie-policy)',
    ],
  },
} as const;
