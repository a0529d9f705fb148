import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { checkbox, textRules } from '#platform/text-rules.ts';
import { isUuid } from '#platform/uuid.ts';
import { relations, restrictionReasons } from './guardians.ts';

const { must } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');

export const GuardianSchema = z.object({
  relation: z.enum(relations, 'validation.relation.invalid'),
  mayView: checkbox,
  mayWrite: checkbox,
  receivesMail: checkbox,
});
export type GuardianChange = z.infer<typeof GuardianSchema>;

export const NewGuardianSchema = z.extend(GuardianSchema, {
  guardianId: z._default(z.string(), '').check(z.toLowerCase(), must(isUuid, 'validation.person.unknown')),
});
export type NewGuardian = z.infer<typeof NewGuardianSchema>;

export const RestrictionSchema = z.object({
  reason: z.enum(restrictionReasons, 'validation.restrictionReason.invalid'),
});
export type Restriction = z.infer<typeof RestrictionSchema>;
