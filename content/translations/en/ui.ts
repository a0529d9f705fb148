/** Texts of the components of `app/ui`. */
export const ui = {
  'ui.close': 'Close',
  'ui.loading': 'Loading',
  'ui.field.optional': '(optional)',
  'ui.password.show': 'Show password',
  'ui.toast.region': 'Notices',
  'ui.toast.close': 'Close this notice',
  'ui.role.parent': 'Parent',
  'ui.role.mentor': 'Mentor',
  'ui.role.admin': 'Administrator',
  'ui.errorSummary.title': 'Please check these fields',
  'form.length': '{count} of {limit} characters',
  'form.unsent':
    'We could not confirm that this has been saved. What you have typed is still here. Please try again in a moment.',
  'form.unconfirmed':
    'We could not confirm that your message was sent. Your text is still here. Please send it again; it will not be sent twice.',
  'form.otherContent':
    'You have already sent an earlier version. If you want to send this one too, please send it again.',
  'form.offline': 'You are offline. Your text is kept on this device; send it when you are back online.',
  'form.offline.notSent': 'Not sent: you are offline. Your text is still here; send it when you are back online.',
  'form.offline.back': 'You are back online. You can send your message now.',
  'form.messageNotKept': 'This browser cannot keep your draft. Please send your message before you leave this page.',
  'form.rowError': '{row}: {text}',
  'form.gone':
    'This is no longer available to you, and nothing has been saved. What you have typed is still here: copy it if you need it.',
  'form.tooLarge': 'What you have typed is too long, and nothing has been saved. Please shorten it and try again.',
  'form.otherPerson': 'Somebody else has signed in in this browser. The form of the other account was not sent.',
  'error.storageFull':
    'We cannot save anything new at the moment. What you entered is still on this page. Please try again later. You can still read everything in the portal.',
  'form.draftKept': 'Draft kept on this device',
  'form.draftNotKept': 'This browser cannot keep what you have typed. Please save it before you leave this page.',
  'form.cancel': 'Cancel',
  'form.discard': 'Discard draft',
  'form.discard.title': 'Discard this draft?',
  'form.discard.text': 'What you have written here will be deleted from this device.',
  'form.discard.notSent': 'It has not been sent.',
  'form.discard.keep': 'Keep writing',
  'form.discard.confirm': 'Discard',
} as const;
