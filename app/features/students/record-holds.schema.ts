import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { isDay, todayInUtc } from '#platform/calendar-days.ts';
import { textRules } from '#platform/text-rules.ts';
import { holdReasons } from './record-holds.ts';

const { must } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');

export const RecordHoldSchema = z.object({
  keptUntil: z._default(z.string(), '').check(
    z.trim(),
    must((day) => isDay(day) && day >= todayInUtc(), 'retention.hold.keptUntil.invalid'),
  ),
  holdReason: z.enum(holdReasons, 'retention.hold.reason.invalid'),
});
export type NewRecordHold = z.infer<typeof RecordHoldSchema>;
