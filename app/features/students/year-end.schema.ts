import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { stageIds } from './stages.ts';
import { ClassNameSchema } from './students.schema.ts';
import { remaining } from './year-end.ts';

export const GroupMoveSchema = z.object({
  to: z.enum([...remaining, ...stageIds], { error: 'validation.malformed' satisfies PlainTranslationKey }),
  className: ClassNameSchema,
});
export type GroupMoveValues = z.infer<typeof GroupMoveSchema>;
