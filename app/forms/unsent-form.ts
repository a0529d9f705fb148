import type { InvalidForm } from './invalid-form.ts';

export interface UnsentForm extends InvalidForm<never> {
  isUnsent: true;
}

/** Response of the browser to a form whose response was lost. @param intent empty for a form without one */
export const unsentForm = (intent: string): UnsentForm => ({
  isUnsent: true,
  intent: intent || undefined,
  values: {},
  errors: {},
  problem: 'form.unsent',
});

/** The types of a route do not know this response. */
export const isUnsent = (response: object | null | undefined): response is UnsentForm =>
  response !== null && response !== undefined && 'isUnsent' in response;
