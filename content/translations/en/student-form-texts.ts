import { absenceForm } from './absence-form.ts';
import { feedbackForm } from './feedback-form.ts';

/** The texts of the forms about a student. */
export const texts = {
  ...absenceForm,
  ...feedbackForm,
} as const;
