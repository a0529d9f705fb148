import type { texts as english } from '../en/student-form-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { absenceForm } from './absence-form.ts';
import { feedbackForm } from './feedback-form.ts';

/** The texts of the forms about a student. */
export const texts = {
  ...absenceForm,
  ...feedbackForm,
} as const satisfies TranslationOf<typeof english>;
