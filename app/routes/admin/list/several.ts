import type { Question } from '../../../forms/confirmation.ts';

/** Field with the act on several rows of a list. Its form is posted to the URL of the list, whose filters apply. */
export const severalField = 'several';

/** Names of the checkboxes of rows. With the confirmation their ids are posted in one field. */
export const chosenField = 'chosen';

/** `all`: every row that matches the search and the filters, also on other pages. */
export const severalScopes = ['chosen', 'all'] as const;
export type SeveralScope = (typeof severalScopes)[number];

export interface SeveralQuestion<Act extends string> extends Question {
  act: Act;
  scope: SeveralScope;
  count: number;
  /** Rows that the act does not concern. */
  leftOut: number;
}
