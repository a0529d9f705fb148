import { gone } from '#forms/refusals.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';

/** 409: the page shows the times that are free now. */
const told = (timeId: PlainTranslationKey) => () => ({ errors: { timeId }, status: 409 });

/** Why a time cannot be booked. @see PD-69 */
export const timeRefusals = {
  gone,
  taken: told('meetings.time.taken'),
  busy: told('meetings.time.busy'),
  'too late': told('meetings.time.tooLate'),
};
