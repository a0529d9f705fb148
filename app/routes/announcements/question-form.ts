import type { GivenAnswer } from '#features/announcements/announcements.schema.ts';
import { defineForm } from '#forms/define-form.ts';

export const questionForm = defineForm<Exclude<keyof GivenAnswer, 'revision'>>({
  texts: 'announcement.answer',
  intent: 'answer',
  keepsDraft: false,
  fields: { answer: { label: 'announcement.answer.field', isChoice: true } },
});

export const confirmIntent = 'confirm';
