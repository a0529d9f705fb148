import type { FileRefusal } from '#features/files/file-refused.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';

export const refusalTexts: Readonly<Record<FileRefusal, PlainTranslationKey>> = {
  'wrong type': 'attachments.refused.wrongType',
  heic: 'attachments.refused.heic',
  mismatch: 'attachments.refused.mismatch',
  empty: 'attachments.refused.empty',
  damaged: 'attachments.refused.damaged',
  'too large': 'attachments.refused.tooLarge',
  'too many pixels': 'attachments.refused.tooManyPixels',
  'unpacks too large': 'attachments.refused.unpacksTooLarge',
  macros: 'attachments.refused.macros',
  'embedded objects': 'attachments.refused.embeddedObjects',
  'external content': 'attachments.refused.externalContent',
  encrypted: 'attachments.refused.encrypted',
  infected: 'attachments.refused.infected',
  'not scanned': 'attachments.refused.notScanned',
  'too many unsent': 'attachments.refused.tooManyUnsent',
  'too many today': 'attachments.refused.tooManyToday',
  'too many files': 'attachments.refused.tooManyFiles',
  busy: 'attachments.refused.busy',
  'cut off': 'attachments.failed',
};
