import type { Question } from '#forms/confirmation.ts';
import type { AskedPassword } from '../../account/own-password.tsx';

/** Id of the form that changes several rows of a list, to which the boxes of the rows belong. */
export const severalForm = 'several';

/** Field with the act. The form is posted to the URL of the list, whose search and filters apply. */
export const severalField = 'several';

/** Name of the boxes of rows. With the confirmation their ids are posted in one field. */
export const chosenField = 'chosen';

/** Field with a digest of the rows that the confirmation concerns. */
export const rowsField = 'rows';

/** `all`: every row that matches the search and the filters, also on other pages. */
export const severalScopes = ['chosen', 'all'] as const;
export type SeveralScope = (typeof severalScopes)[number];

export interface SeveralQuestion<Act extends string> extends Question {
  act: Act;
  count: number;
  /** Rows that the act does not concern. */
  leftOut: number;
  /** Null if the act needs no recent password, or the session has one. @see PD-65 */
  asked: AskedPassword | null;
}
