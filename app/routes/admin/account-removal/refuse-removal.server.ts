import { data } from 'react-router';
import type { PlainTranslationKey } from '../../../i18n/translate.ts';
import type { RefusedRemoval } from './removal-form.tsx';

/** @param error of the password */
export function refuseRemoval(error: PlainTranslationKey, init: ResponseInit) {
  return data<RefusedRemoval>({ values: { currentPassword: '' }, errors: { currentPassword: error } }, init);
}
