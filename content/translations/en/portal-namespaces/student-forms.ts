import { absenceForm } from '../absence-form.ts';
import { feedbackForm } from '../feedback-form.ts';

/** Forms about a student. */
export const texts = {
  ...absenceForm,
  ...feedbackForm,
} as const;
