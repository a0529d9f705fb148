import { href } from 'react-router';
import type { NewFeedback } from '#features/feedback/feedback.schema.ts';
import { feedbackLimits } from '#features/feedback/feedback.ts';
import { defineForm } from '#forms/define-form.ts';

export type FeedbackField = Exclude<keyof NewFeedback, 'requestId'>;

/** @see PD-48 */
export const feedbackForm = defineForm<FeedbackField>({
  texts: 'feedback',
  fields: {
    area: { label: 'feedback.area' },
    text: { label: 'feedback.text', hint: 'feedback.text.hint', limit: feedbackLimits.textLength },
    language: { label: 'textLanguage', isOptional: true },
  },
});

export const feedbackIntents = { publish: 'publish', draft: 'draft', discard: 'discard' } as const;

/** `edited`: the feedback whose draft or correction the form shows. */
export const feedbackPath = (studentId: string, edited: string | null = null) =>
  `${href('/students/:studentId/feedback', { studentId })}${edited ? `?edit=${edited}` : ''}`;
