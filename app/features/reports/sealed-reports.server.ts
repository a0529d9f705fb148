import * as z from 'zod/mini';
import type { ResealedTable } from '../../platform/reseal.server.ts';
import type { Sealer, SealingContext } from '../../platform/sealing.server.ts';
import type { PublishedContent, ReportContent } from './reports.ts';

type SealedTable = 'report_drafts' | 'report_versions';

const contextIn = (table: SealedTable, id: string): SealingContext => ({ table, column: 'content', id });

/** The sealed text names its student, so that it cannot be moved to the report of another. */
export function sealContent(
  sealer: Sealer,
  table: SealedTable,
  id: string,
  content: ReportContent & { studentId: string },
): Buffer {
  return sealer.seal(contextIn(table, id), JSON.stringify(content));
}

const contentFields = {
  studentId: z.string(),
  attainment: z.string(),
  effort: z.string(),
  target: z.string(),
  comment: z.string(),
  nextStep: z.string(),
};
const names = z.looseObject({ en: z.string() });
const DraftSchema = z.object(contentFields);
const VersionSchema = z.object({
  ...contentFields,
  names: z.object({ term: names, subject: names, attainment: names, effort: names }),
});

/** Returns null if it does not decrypt or belongs to another student. */
export function unsealDraft(sealer: Sealer, id: string, studentId: string, sealed: Buffer): ReportContent | null {
  const parsed = DraftSchema.safeParse(unsealJson(sealer, 'report_drafts', id, sealed));
  if (!parsed.success || parsed.data.studentId !== studentId) return null;
  const { studentId: _, ...content } = parsed.data;
  return content;
}

/** Returns null if it does not decrypt or belongs to another student. */
export function unsealVersion(sealer: Sealer, id: string, studentId: string, sealed: Buffer): PublishedContent | null {
  const parsed = VersionSchema.safeParse(unsealJson(sealer, 'report_versions', id, sealed));
  if (!parsed.success || parsed.data.studentId !== studentId) return null;
  const { studentId: _, ...content } = parsed.data;
  return content as PublishedContent;
}

function unsealJson(sealer: Sealer, table: SealedTable, id: string, sealed: Buffer): unknown {
  const text = sealer.unsealOrNull(contextIn(table, id), sealed);
  return text === null ? null : JSON.parse(text);
}

const sealedTable = (name: SealedTable): ResealedTable<{ id: string; content: Buffer }> => ({
  name,
  sealed: ['content'],
  digests: [],
  contextColumns: [],
  updatedColumns: { content: 'bytea' },
  contextOf: (_, { id }) => contextIn(name, id),
  reseal: (sealer, { id, content }) => ({
    content: sealer.seal(contextIn(name, id), sealer.unseal(contextIn(name, id), content)),
  }),
});

export const sealedReportDrafts = sealedTable('report_drafts');
export const sealedReportVersions = sealedTable('report_versions');
