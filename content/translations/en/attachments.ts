/** Files of messages. @see PD-35 */
export const attachments = {
  'attachments.title': 'Attachments',
  'attachments.hint':
    'Up to 5 files of 10 MB: pictures, PDF, office documents or text. We make large photos smaller, and remove the location from photos.',
  'attachments.add': 'Add files',
  'attachments.photo': 'Take a photo',
  'attachments.uploading': 'Uploading {name}',
  'attachments.added': '{name} has been attached',
  'attachments.removed': '{name} has been removed',
  'attachments.remove': 'Remove {name}',
  'attachments.cancel': 'Cancel {name}',
  'attachments.retry': 'Try again',
  'attachments.failed': 'This file could not be uploaded. Please check your connection and try again.',
  'attachments.signedOut': 'You are signed out. Please sign in again; your text is kept.',
  'attachments.wait': 'Please wait: your message is sent as soon as the files have been uploaded.',
  'attachments.gone': 'A file is no longer available. Please remove it and choose it again.',
  'attachments.removeWhenSending': 'Remove',
  'attachments.downloadButton': 'Download',
  'attachments.active':
    'This PDF may contain scripts, programs or other files. Open it only if you expect it from this person.',
  'attachments.open': 'Open {name}',
  'attachments.count': { one: '{count} attachment', other: '{count} attachments' },
  'attachments.refused.wrongType':
    'This type of file is not accepted. Please choose a picture, PDF, office document or text.',
  'attachments.refused.heic':
    'Photos in the HEIC format are not accepted. Please save the photo as JPEG and choose it again.',
  'attachments.refused.mismatch':
    'The content of this file does not match its name. Please save it again in the right format.',
  'attachments.refused.empty': 'This file is empty.',
  'attachments.refused.damaged': 'This file is damaged or incomplete. Please save it again.',
  'attachments.refused.tooLarge': 'This file is larger than 10 MB. Please choose a smaller one.',
  'attachments.refused.tooManyPixels': 'This picture has too many pixels. Please choose a smaller version.',
  'attachments.refused.unpacksTooLarge': 'This document contains too much data. Please choose a smaller one.',
  'attachments.refused.macros': 'Documents with macros are not accepted. Please save it without macros.',
  'attachments.refused.embeddedObjects':
    'This document contains an embedded object or program. Please remove it, or save the document as PDF.',
  'attachments.refused.externalContent':
    'This document loads content from elsewhere, such as a template or data of another file. Please remove these links, or save the document as PDF.',
  'attachments.refused.encrypted':
    'This document has a password or an old format. Please save it in a current format without a password.',
  'attachments.refused.infected': 'The virus scanner reported this file. It was not accepted.',
  'attachments.refused.notScanned': 'This file could not be checked for viruses. Please try again later.',
  'attachments.refused.tooManyUnsent':
    'You have too many files in unsent messages. Please send or discard a draft first.',
  'attachments.refused.tooManyToday': 'You have reached the daily limit for files. Please try again tomorrow.',
  'attachments.refused.tooManyFiles': 'A message can have at most 5 files.',
  'attachments.refused.busy': 'Many files are being uploaded at the moment. Please try again in a minute.',
} as const;
