import * as z from 'zod/mini';
import { languageCodes } from '#content/languages.ts';

/** Drop values over five minutes: the device was asleep. */
const maxMilliseconds = 300_000;
const largestShift = 100;

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

/** A page view, or the web vitals of a page. @see R12 @see PD-11 */
export const VisitSchema = z.object({
  page: z.string(),
  language: z.enum(languageCodes),
  kind: z.enum(['view', 'vitals']),
  lcp: measured(maxMilliseconds),
  inp: measured(maxMilliseconds),
  cls: measured(largestShift),
});

export type Visit = z.output<typeof VisitSchema>;
