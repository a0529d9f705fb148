import type { CorrectionValues } from '#features/announcements/announcements.schema.ts';
import { defineForm } from '#forms/define-form.ts';
import { textFields } from './write/announcement-form.ts';

export type CorrectionField = Exclude<keyof CorrectionValues, 'revision'>;

export const correctionForm = defineForm<CorrectionField>({
  texts: 'announcement.correct',
  fields: { ...textFields, asksAgain: { label: 'announcement.correct.asksAgain', isOptional: true, isChoice: true } },
});
