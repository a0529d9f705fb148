import { data } from 'react-router';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import type { InvalidRemoval } from './removal-form.tsx';

/** @param error of the password */
export function invalidRemoval(error: PlainTranslationKey, init: ResponseInit) {
  return data<InvalidRemoval>(
    { kind: 'invalid', values: { currentPassword: '' }, errors: { currentPassword: error } },
    init,
  );
}
