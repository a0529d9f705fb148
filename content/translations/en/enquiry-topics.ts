/** Texts of the contact form for each topic except the consultation. @see PD-30 */
export const enquiryTopics = {
  'enquiry.topic': 'What is your message about?',
  'enquiry.topic.unknown': 'Choose what your message is about',
  'enquiry.topic.noScript': 'Region and education stage are needed for a consultation only.',
  'enquiry.topic.show': 'Show the form for this topic',
  'enquiry.topic.consultation': 'Private consultation',
  'enquiry.topic.safeguarding': 'Safeguarding concern',
  'enquiry.topic.complaint': 'Complaint or appeal',
  'enquiry.topic.cancellation': 'Cancelling an enrolment',
  'enquiry.topic.data': 'Personal data',
  'enquiry.topic.account': 'Account or technical problem',
  'enquiry.topic.other': 'Something else',
  'enquiry.office.consultation': 'Admissions',
  'enquiry.office.safeguarding': 'Designated Safeguarding Lead',
  'enquiry.office.complaint': 'Complaints Officer',
  'enquiry.office.cancellation': 'Admissions',
  'enquiry.office.data': 'Data Protection Officer',
  'enquiry.office.account': 'Technical Support',
  'enquiry.office.other': 'Administration',
  'enquiry.title.safeguarding': 'Tell us about a safeguarding concern',
  'enquiry.title.complaint': 'Make a complaint or an appeal',
  'enquiry.title.cancellation': 'Cancel an enrolment',
  'enquiry.title.data': 'Ask about personal data',
  'enquiry.title.account': 'Ask for help with your account or a technical problem',
  'enquiry.title.other': 'Write to the school',
  'enquiry.lead.safeguarding':
    'Please tell us what you have seen or heard, and when. You do not need proof, and you do not have to give your name. Your message goes at once to the Designated Safeguarding Lead and the deputy; while the school has neither, to its administrators.',
  'enquiry.lead.complaint':
    'Please tell us what happened and when, who was involved, and what you would like us to do. We pass your message to the Complaints Officer.',
  'enquiry.lead.cancellation':
    'Please give the student’s name and say clearly that you wish to cancel or withdraw. We pass your message to Admissions.',
  'enquiry.lead.data':
    'Please tell us what you would like, such as a copy of your data, a correction or a deletion. We pass your message to the Data Protection Officer.',
  'enquiry.lead.account':
    'Please describe the problem and what you were doing when it appeared. Never send us a password. We pass your message to Technical Support.',
  'enquiry.lead.other': 'Please tell us how we can help. We pass your message to the school’s administration.',
  'enquiry.danger':
    'If a child is in danger now, call 999 in the United Kingdom or your local emergency services. Children and young people in the United Kingdom can call Childline free on 0800 1111. We do not read messages at every hour.',
  'enquiry.anonymous': 'You can leave name and email address empty. We then cannot answer you or ask you anything.',
  'enquiry.acknowledge': 'Send me a confirmation by email',
  'enquiry.acknowledge.hint': 'Do not choose this if somebody who must not know of your message can read your email.',
  'enquiry.acknowledge.needsEmail': 'Enter an email address for the confirmation, or do not ask for one',
  'enquiry.keepDraft': 'Keep my text on this device until I send it',
  'enquiry.keepDraft.hint':
    'Without this, your text is gone when you close or reload the page, so that nobody else who uses this device can read it.',
  'enquiry.submit.safeguarding': 'Send Safeguarding Concern',
  'enquiry.submit.complaint': 'Send Complaint or Appeal',
  'enquiry.submit.cancellation': 'Send Cancellation',
  'enquiry.submit.data': 'Send Request',
  'enquiry.submit.account': 'Send Message',
  'enquiry.submit.other': 'Send Message',
  'enquiry.sent.safeguarding': 'Thank you. We have received your message for the Designated Safeguarding Lead.',
  'enquiry.sent.complaint': 'Thank you. We have received your message for the Complaints Officer.',
  'enquiry.sent.cancellation': 'Thank you. We have received your message for Admissions.',
  'enquiry.sent.data': 'Thank you. We have received your message for the Data Protection Officer.',
  'enquiry.sent.account': 'Thank you. We have received your message for Technical Support.',
  'enquiry.sent.other': 'Thank you. We have received your message.',
  'enquiry.next.consultation':
    'Our team will contact you within {enquiryResponseHours} hours to arrange the consultation.',
  'enquiry.next.safeguarding':
    'The Designated Safeguarding Lead and the deputy are told by email at once, and reminded until one of them has acknowledged your message. They decide what must be done to protect the child. If you left an address, they may contact you with questions.',
  'enquiry.next.complaint':
    'We pass your message to the Complaints Officer, who acknowledges a formal complaint in writing within {complaintAcknowledgementWorkingDays} working days.',
  'enquiry.next.cancellation':
    'We pass your message to Admissions. A notice counts as given on the day on which you send it. The admissions, enrolment and refund policy explains what is refunded.',
  'enquiry.next.data':
    'We pass your message to the Data Protection Officer. We answer a request about your data within {dataRightsMonths} calendar month, and may first ask for what we need to be sure who is asking.',
  'enquiry.next.account':
    'We pass your message to Technical Support. If it is about an account, we first check who you are. We never ask for your password.',
  'enquiry.next.other': 'We pass your message to the person at the school whom it concerns.',
  'enquiry.confirmation.title': 'We have received your message',
  'enquiry.confirmation.keep': 'Please keep this reference and quote it if you write to us again.',
  'enquiry.confirmation.mail':
    'We send a confirmation to {email}, unless we have already sent you one on this topic today.',
  'enquiry.confirmation.mailRequested':
    'We send a confirmation to the address that you gave, unless we have already sent you one on this topic today.',
  'enquiry.confirmation.summary': 'What you sent',
  'enquiry.confirmation.office': 'Goes to',
  'enquiry.confirmation.next': 'What happens next',
  'enquiry.confirmation.another': 'Send Another Message',
} as const;
