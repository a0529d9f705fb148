import * as z from 'zod/mini';
import { languageCodes } from '#content/languages.ts';

/** A page view. @see R12 @see PD-11 */
export const VisitSchema = z.object({ page: z.string(), language: z.enum(languageCodes) });

export type Visit = z.output<typeof VisitSchema>;
