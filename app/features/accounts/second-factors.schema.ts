import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { textRules } from '#platform/text-rules.ts';
import { secondFactorLimits } from './second-factors.ts';

const { must } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');

/** A code of an authenticator app or a recovery code, with or without spaces and hyphens. */
export const CodeSchema = z.object({
  code: z.string('validation.code.required').check(
    z.trim(),
    must((text) => text !== '', 'validation.code.required'),
    must((text) => text.length <= secondFactorLimits.codeLength, 'validation.code.wrong'),
  ),
});
