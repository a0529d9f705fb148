/** The form for an enquiry that did not come through the website. @see PD-30 */
export const addEnquiry = {
  'addEnquiry.title': 'Add enquiry',
  'addEnquiry.lead':
    'For an enquiry that did not come through the website. The person gets no acknowledgement by email.',
  'addEnquiry.channel.choose': 'Choose a channel',
  'addEnquiry.channel.missing': 'Choose how the enquiry reached you',
  'addEnquiry.receivedOn': 'Received on',
  'addEnquiry.receivedOn.hint': 'The time to answer and the time until deletion count from this day.',
  'addEnquiry.receivedOn.missing': 'Choose the day on which you received the enquiry',
  'addEnquiry.receivedOn.impossible':
    'Choose a day up to today, but not so long ago that the enquiry would already have been deleted',
  'addEnquiry.contact.hint': 'An email address, a phone number or both. You can reply from the portal only by email.',
  'addEnquiry.contact.missing': 'Enter an email address or a phone number',
  'addEnquiry.phone.invalid': 'Invalid phone number',
  'addEnquiry.language.hint': 'For our emails to the person.',
  'addEnquiry.message': 'What the person asked',
  'addEnquiry.message.hint': 'A short note of the conversation.',
  'addEnquiry.message.missing': 'Write what the person asked',
  'addEnquiry.privacy':
    'Tell the person that we keep these details to answer the enquiry: for {enquiryRetentionDays} days or, if a consultation is scheduled, until the end of that academic year. Our privacy policy on the website says more.',
  'addEnquiry.handedOver': 'Administrators handle these enquiries. Once you have added this one, only they see it.',
  'addEnquiry.submit': 'Add Enquiry',
  'addEnquiry.submitting': 'Saving...',
  'addEnquiry.success': 'Enquiry {reference} has been added.',
} as const;
