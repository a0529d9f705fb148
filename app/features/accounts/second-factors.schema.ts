import * as z from 'zod/mini';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { textRules } from '../../platform/text-rules.ts';
import { secondFactorLimits } from './second-factors.ts';

const { must } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');

const typedCode = z.string('validation.code.required').check(
  z.trim(),
  must((text) => text !== '', 'validation.code.required'),
  must((text) => text.length <= secondFactorLimits.codeLength, 'validation.code.wrong'),
);

/** A code of an authenticator app or a recovery code, with or without spaces and hyphens. */
export const CodeSchema = z.object({ code: typedCode });

export const EnrolmentSchema = z.object({
  code: typedCode,
  secret: z.string('validation.malformed').check(z.regex(/^[A-Z2-7]{32}$/, 'validation.malformed')),
});
