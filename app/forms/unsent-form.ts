import type { InvalidForm } from './invalid-form.ts';

type Problem = 'form.unsent' | 'form.tooLarge' | 'form.gone';

export interface UnsentForm extends InvalidForm<never> {
  kind: 'unconfirmed';
}

/** What the browser shows instead of an error page, for which the form would have to go. @param intent empty for a form without one */
export const unsentForm = (intent: string, problem: Problem): UnsentForm => ({
  kind: 'unconfirmed',
  intent: intent || undefined,
  values: {},
  errors: {},
  problem,
});

/** The types of a route do not know this response. */
export const isUnsent = (response: object | null | undefined): response is UnsentForm =>
  (response as { kind?: unknown } | null | undefined)?.kind === 'unconfirmed';
