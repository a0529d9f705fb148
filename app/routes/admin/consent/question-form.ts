import type { NewConsent, NewQuestion } from '#features/consents/consents.schema.ts';
import { consentLimits } from '#features/consents/consents.ts';
import { defineForm } from '#forms/define-form.ts';

export type QuestionField = keyof NewQuestion;
export type ConsentField = Exclude<keyof NewConsent, 'requestId'>;

const titleLimit = { limit: consentLimits.titleLength };
const textLimit = { limit: consentLimits.textLength };

const questionFields = {
  titleEn: { label: 'consents.field.titleEn', ...titleLimit },
  textEn: { label: 'consents.field.textEn', ...textLimit },
  titleAr: { label: 'consents.field.titleAr', ...titleLimit },
  textAr: { label: 'consents.field.textAr', ...textLimit },
  titleFr: { label: 'consents.field.titleFr', ...titleLimit },
  textFr: { label: 'consents.field.textFr', ...textLimit },
  titleZh: { label: 'consents.field.titleZh', ...titleLimit },
  textZh: { label: 'consents.field.textZh', ...textLimit },
  answerBy: { label: 'consents.field.answerBy', hint: 'consents.field.answerBy.hint' },
  validUntil: { label: 'consents.field.validUntil', hint: 'consents.field.validUntil.hint', isOptional: true },
  rule: { label: 'consents.field.rule' },
} as const;

/** A new version of a question. @see PD-72 */
export const questionForm = defineForm<QuestionField>({ texts: 'consents.form', fields: questionFields });

/** A new question. */
export const consentForm = defineForm<ConsentField>({
  texts: 'consents.form',
  fields: {
    ...questionFields,
    audience: { label: 'consents.field.audience' },
    className: { label: 'consents.field.className', hint: 'consents.field.className.hint', isOptional: true },
    numbers: {
      label: 'consents.field.numbers',
      hint: 'consents.field.numbers.hint',
      isOptional: true,
      limit: consentLimits.numbersLength,
    },
  },
});
