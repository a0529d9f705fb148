import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { textRules } from '#platform/text-rules.ts';
import { isUuid } from '#platform/uuid.ts';

const { must } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');

const personOrNobody = z.pipe(
  z.string('validation.person.unknown').check(
    z.toLowerCase(),
    must((text) => text === '' || isUuid(text), 'validation.person.unknown'),
  ),
  z.transform((text: string) => (text === '' ? null : text)),
);

export const OfficeSchema = z.object({ holderId: personOrNobody, deputyId: personOrNobody });
export type OfficeAssignment = z.infer<typeof OfficeSchema>;
