/** The short page; the full policy is in `content/legal/privacy-policy`. @see content §2 Short privacy page @see PD-3 */
export const en = {
  meta: {
    title: 'Privacy Policy',
    description:
      'In short: what the school knows about families and visitors, who can see it, and how long we keep an enquiry and a student’s records.',
  },
  hero: {
    eyebrow: 'In short',
    title: 'Privacy Policy',
    lead: 'What {school} knows about you and your child, who can see it, and how long we keep it.',
  },
  glance: {
    title: 'At a glance',
    figures: [
      { figure: '{enquiryRetentionDays} days', text: 'is how long we keep an enquiry that leads to no consultation' },
      {
        figure: '{recordsAfterEnrolmentYears} years',
        text: 'is how long we keep a student’s records after they leave',
      },
      { figure: '{dataRightsMonths} month', text: 'to answer a request about your data' },
      { figure: '{deletionRequestDays} days', text: 'to process a request for deletion' },
    ],
  },
  sections: [
    {
      title: 'Data Collection',
      paragraphs: [
        'We collect what we need to answer you, to admit and teach your child, and to keep the family portal safe. We collect nothing for advertising.',
        'The contact form asks for your name, email address and a message and, for a consultation, your region and an education stage. The portal holds accounts, student records and the messages that families, mentors, coaches and the school write to one another. Our servers process IP addresses and keep technical records.',
        'If you consent, we also count page views, without identifying you. The [cookie policy](/legal/cookie-policy) says what your browser stores.',
      ],
    },
    {
      title: 'Admissions Enquiries',
      paragraphs: [
        'We use your enquiry to answer it and to arrange a consultation. Only administrators of the school can see it, and we contact you within {enquiryResponseHours} hours.',
        'If no consultation is scheduled, we delete the enquiry after {enquiryRetentionDays} days. If one is scheduled, we keep the enquiry for {enquiryRetentionAcademicYears} academic year: until the {academicYearEnd} after the consultation. You may ask us to delete it sooner. We keep a message on another topic, such as a complaint, with the record of that matter.',
      ],
    },
    {
      title: 'Family Privacy and Security',
      paragraphs: [
        'Access to student data is restricted to assigned mentors, wellbeing coaches and authorised family members. Administrators, the Designated Safeguarding Lead and the Data Protection Officer see what their duties require. Parents see only their own children.',
        'The subject, text and files of each message in the Secure Inbox are encrypted with AES-{encryptionBits} before they are stored. Our emails contain no text of these messages and no student data.',
        'If personal data is lost or exposed and the law requires it, we notify the Information Commissioner without undue delay and, where feasible, within {breachNotificationHours} hours of becoming aware of it.',
      ],
    },
    {
      title: 'Third Parties',
      paragraphs: [
        'We do not sell personal data. Companies that host our systems or deliver our emails act on written instructions and under contract.',
        'The outside service that translates public pages loads only after you allow functional cookies, and never while you are signed in. We disclose data to an authority, a court or another school only where the law requires or allows it, for instance to protect a child.',
      ],
    },
    {
      title: 'Retention and Removal',
      paragraphs: [
        'We keep a student’s records during enrolment and for {recordsAfterEnrolmentYears} years after the student leaves, financial records for {financialRecordsYears} years, and IT logs for up to {itLogsMonths} months. The full [Privacy and GDPR Policy](/legal/privacy-policy) says more.',
        'You may ask what we hold about you, and ask us to correct or delete it. We answer within {dataRightsMonths} calendar month and process a deletion request within {deletionRequestDays} days. If the law obliges us to keep something, we tell you what and why.',
        'Write to us in the Secure Inbox of the [family portal](/parent-login) or, without an account, through the [contact form](/admissions?topic=data#enquiry). You may also complain to the Information Commissioner.',
      ],
    },
  ],
  related: {
    title: 'Read on',
    links: [
      '[Privacy Policy](/privacy), in short',
      '[Terms of Service](/terms), in short',
      '[Privacy and GDPR Policy](/legal/privacy-policy), in full',
      '[Cookie Policy](/legal/cookie-policy)',
    ],
  },
} as const;
