import { languageCodes } from '#content/languages.ts';
import type { AnnouncementValues } from '#features/announcements/announcements.schema.ts';
import {
  announcementLimits,
  partName,
  type QuestionField,
  type TextField,
} from '#features/announcements/announcements.ts';
import { defineForm, type FormField } from '#forms/define-form.ts';
import { typedRecord } from '#platform/typed-record.ts';
import { announcementDrafts } from '../announcement-drafts.ts';

export type AnnouncementField = Exclude<keyof AnnouncementValues, 'requestId'> | 'attachments';

const { titleLength, bodyLength, questionLength } = announcementLimits;

/** Title and text in each language. */
export const textFields: Record<TextField, FormField> = typedRecord<TextField, FormField>(
  languageCodes.flatMap((code) => [
    [partName('title', code), { label: 'announcement.field.title', limit: titleLength }] as const,
    [partName('body', code), { label: 'announcement.field.body', limit: bodyLength }] as const,
  ]),
);

const questionFields: Record<QuestionField, FormField> = typedRecord<QuestionField, FormField>(
  languageCodes.flatMap((code) => [
    [partName('question', code), { label: 'announcement.field.question', limit: questionLength }] as const,
    [
      partName('answers', code),
      { label: 'announcement.field.answers', hint: 'announcement.field.answers.hint' },
    ] as const,
  ]),
);

/** @see PD-66 */
export const announcementForm = defineForm<AnnouncementField>({
  texts: 'announcement',
  durable: { drafts: announcementDrafts, failed: 'announcement.failed' },
  fields: {
    ...textFields,
    ...questionFields,
    confirmBy: { label: 'announcement.confirmBy', hint: 'announcement.confirmBy.hint', isOptional: true },
    answerBy: { label: 'announcement.answerBy', isOptional: true },
    isUrgent: { label: 'announcement.isUrgent', isOptional: true, isChoice: true },
    publishDay: { label: 'announcement.publishDay', hint: 'announcement.publishDay.hint', isOptional: true },
    publishTime: { label: 'announcement.publishTime', isOptional: true },
    attachments: { label: 'attachments.title', isOptional: true },
  },
});
