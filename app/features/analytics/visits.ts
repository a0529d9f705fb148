import * as z from 'zod/mini';
import { languageCodes } from '../../../content/languages.ts';

/** Whatever took longer than five minutes measured a machine that slept. */
const longestMilliseconds = 300_000;
const largestShift = 100;

/** A number as a form carries it: `1834.5`; no sign, no exponent. */
const measured = (largest: number) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.regex(/^\d{1,6}(\.\d{1,6})?$/)),
        z.transform((text: string) => Number(text)),
      ),
      z.number().check(z.lte(largest)),
    ),
  );

/**
 * What a browser tells of a page that was opened: that it was (`view`), or how fast it was (`vitals`, each where it could be
 * measured). Which pages there are is known to the tally. @see R12 @see decisions 11
 */
export const VisitSchema = z.object({
  page: z.string(),
  language: z.enum(languageCodes),
  kind: z.enum(['view', 'vitals']),
  lcp: measured(longestMilliseconds),
  inp: measured(longestMilliseconds),
  cls: measured(largestShift),
});

export type Visit = z.output<typeof VisitSchema>;
