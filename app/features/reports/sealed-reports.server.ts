import * as z from 'zod/mini';
import { storedLanguage } from '#platform/language-of-text.server.ts';
import { sealedTable } from '#platform/reseal.server.ts';
import type { Sealer, SealingContext } from '#platform/sealing.server.ts';
import type { PublishedContent, ReportContent } from './reports.ts';

interface ReportPlace {
  table: 'report_drafts' | 'report_versions';
  id: string;
}

const contextIn = (place: ReportPlace): SealingContext => ({ ...place, column: 'content' });

/** The sealed text names its student, so that it cannot be moved to the report of another. */
export function sealContent(
  sealer: Sealer,
  place: ReportPlace,
  content: ReportContent & { studentId: string },
): Buffer {
  return sealer.seal(contextIn(place), JSON.stringify(content));
}

export interface SealedReport {
  id: string;
  studentId: string;
  content: Buffer;
}

const contentFields = {
  studentId: z.string(),
  attainment: z.string(),
  effort: z.string(),
  target: z.string(),
  comment: z.string(),
  nextStep: z.string(),
  language: z._default(z.string(), ''),
};
const names = z.looseObject({ en: z.string() });
const DraftSchema = z.object(contentFields);
const VersionSchema = z.object({
  ...contentFields,
  names: z.object({ term: names, subject: names, attainment: names, effort: names }),
});

/** Returns null if it does not decrypt or belongs to another student. */
export function unsealDraft(sealer: Sealer, { id, studentId, content: sealed }: SealedReport): ReportContent | null {
  const parsed = DraftSchema.safeParse(unsealJson(sealer, { table: 'report_drafts', id }, sealed));
  if (!parsed.success || parsed.data.studentId !== studentId) return null;
  const { studentId: _, ...content } = parsed.data;
  return content;
}

/** Returns null if it does not decrypt or belongs to another student. */
export function unsealVersion(
  sealer: Sealer,
  { id, studentId, content: sealed }: SealedReport,
): PublishedContent | null {
  const parsed = VersionSchema.safeParse(unsealJson(sealer, { table: 'report_versions', id }, sealed));
  if (!parsed.success || parsed.data.studentId !== studentId) return null;
  const { studentId: _, ...content } = parsed.data;
  return content as PublishedContent;
}

/** As its readers see it: in the language that the comment shows, if its author chose none. @see PD-73 */
export function openVersion(sealer: Sealer, report: SealedReport): PublishedContent | null {
  const content = unsealVersion(sealer, report);
  return content && { ...content, language: storedLanguage(content.language || null, content.comment) ?? '' };
}

function unsealJson(sealer: Sealer, place: ReportPlace, sealed: Buffer): unknown {
  const text = sealer.unsealOrNull(contextIn(place), sealed);
  return text === null ? null : JSON.parse(text);
}

const contentsOf = (table: ReportPlace['table']) =>
  sealedTable({ name: table, sealed: ['content'], contextOf: (_, { id }) => contextIn({ table, id }) });

export const sealedReportDrafts = contentsOf('report_drafts');
export const sealedReportVersions = contentsOf('report_versions');
