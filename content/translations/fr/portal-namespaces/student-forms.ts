import type { texts as english } from '../../en/portal-namespaces/student-forms.ts';
import type { TranslationOf } from '../../translation.ts';
import { absenceForm } from '../absence-form.ts';
import { feedbackForm } from '../feedback-form.ts';

export const texts = {
  ...absenceForm,
  ...feedbackForm,
} as const satisfies TranslationOf<typeof english>;
