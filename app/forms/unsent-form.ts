import type { FormAnswer } from './form-answer.ts';
import type { ShownForm } from './shown-form.ts';

export type UnsentForm = FormAnswer<never> & { kind: 'unconfirmed' };

/** The form after a response that was lost (503), or that no form can show. @param status of the response */
export function unsentForm({ intent, failed }: ShownForm, status: 404 | 413 | 503): UnsentForm {
  const lost = failed ? 'form.unconfirmed' : 'form.unsent';
  const text = status === 503 ? lost : status === 413 ? 'form.tooLarge' : 'form.gone';
  return {
    kind: 'unconfirmed',
    intent: intent || undefined,
    values: {},
    errors: {},
    problem: { text },
    notice: failed && { tone: 'error', text: failed },
  };
}

/** The types of a route do not know this response. */
export const isUnsent = (response: object | null | undefined): response is UnsentForm =>
  (response as { kind?: unknown } | null | undefined)?.kind === 'unconfirmed';
