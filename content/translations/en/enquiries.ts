/** The consultation form; the console shows its labels, too. @see content §3, §4, §5, §8, PD-13 */
export const enquiries = {
  'enquiry.name': 'Name',
  'enquiry.name.missing': 'Name is required',
  'enquiry.name.tooLong': 'Name must be less than 100 characters',
  'enquiry.email': 'Email',
  'enquiry.email.invalid': 'Invalid email address',
  'enquiry.email.tooLong': 'Email must be less than 255 characters',
  'enquiry.region': 'Region',
  'enquiry.region.placeholder': 'e.g. London, Dubai, New York',
  'enquiry.region.missing': 'Region is required',
  'enquiry.region.tooLong': 'Region must be less than 100 characters',
  'enquiry.stage': 'Education Stage',
  'enquiry.stage.choose': 'Choose a stage',
  'enquiry.stage.missing': 'Education stage is required',
  'enquiry.stage.nursery': 'Nursery',
  'enquiry.stage.primary': 'Primary',
  'enquiry.stage.middle': 'Middle Years',
  'enquiry.stage.secondary': 'Secondary',
  'enquiry.stage.university': 'University Preparation',
  'enquiry.message': 'Message',
  'enquiry.message.tooShort': 'Message must be at least 10 characters',
  'enquiry.message.tooLong': 'Message must be less than 1000 characters',
  'enquiry.leaveEmpty': 'Leave this field empty',
  'enquiry.submit': 'Request Private Consultation',
  'enquiry.submitting': 'Sending...',
  'enquiry.sent': 'Thank you for your interest. Our team will contact you within {enquiryResponseHours} hours.',
  'enquiry.invalid': 'Please correct the errors in the form',
  'enquiry.failed': 'Your message could not be saved',
  'enquiry.failed.text':
    'We could not confirm that your message was saved. Your text is still here. Please press {button} again; we will not receive it twice.',
  'enquiry.otherContent': 'You have already sent an earlier version. To send this one too, press {button} again.',
  'enquiry.tooMany': 'Too many messages from your internet connection',
  'enquiry.tooMany.text': {
    one: 'Too many messages came from your internet connection in the last hour, so we did not send this one. Your text is still here: please try again in {count} minute.',
    other:
      'Too many messages came from your internet connection in the last hour, so we did not send this one. Your text is still here: please try again in {count} minutes.',
  },
  'enquiry.honeypot':
    'Your browser filled in part of the form by itself, so we did not send it. Please press {button} again.',
  'enquiry.offline': 'You are offline. Your text is still here; send it when you are back online.',
  'enquiry.offline.notSent':
    'Not sent: you are offline. Your text is still here; press {button} when you are back online.',
  'enquiry.offline.back': 'You are back online. Press {button} to send your message.',
  'enquiry.draft.notKept': 'This browser cannot keep your draft. Please send your message before you leave this page.',

  'enquiries.reference': 'Reference',
} as const;
