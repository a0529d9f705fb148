import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { textRules } from '#platform/text-rules.ts';
import { passkeyLimits } from './passkeys.ts';

const { must, mustBePlain, mustFit } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');

/** Response of the browser as JSON; verified later. */
const response = z
  .string('validation.malformed')
  .check(must((text) => text !== '' && text.length <= 20_000, 'validation.malformed'));

export const NewPasskeySchema = z.object({
  name: z.string('validation.passkeyName.required').check(
    z.trim(),
    z.normalize(),
    mustBePlain,
    must((text) => text !== '', 'validation.passkeyName.required'),
    mustFit(passkeyLimits.nameLength, 'validation.passkeyName.tooLong'),
  ),
  response,
});
export type NewPasskey = z.infer<typeof NewPasskeySchema>;

export const PasskeyResponseSchema = z.object({ response });
