import type { Answer } from '#features/privacy-requests/privacy-requests.schema.ts';
import { requestLimits } from '#features/privacy-requests/privacy-requests.ts';
import { defineForm } from '#forms/define-form.ts';

/** @see PD-58 */
export const answerForm = defineForm<keyof Answer>({
  texts: 'privacyAnswer',
  fields: {
    outcome: { label: 'privacyAnswer.outcome' },
    answer: { label: 'privacyAnswer.text', hint: 'privacyAnswer.text.hint', limit: requestLimits.answerLength },
  },
});

export const eraseNoteIntent = 'erase-note';
