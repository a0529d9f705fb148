import type { WriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { getSchoolFact } from './school-facts.server.ts';
import type { FactContent, SchoolFact } from './school-facts.ts';

export class FactRefused extends Refused<'changed meanwhile'> {}

export interface NewContent {
  /** Fields of the form, without empty ones. Null removes the fact from the public page. */
  fields: FactContent | null;
  /** The revision that the form showed; null if it is malformed. */
  revision: number | null;
}

/** @throws FactRefused if somebody else has changed the fact since @see PD-62 */
export async function publishSchoolFact(
  tx: WriteTx,
  fact: SchoolFact,
  { fields, revision }: NewContent,
): Promise<void> {
  await tx.selectFrom('school_facts').select('id').where('id', '=', fact).forUpdate().executeTakeFirst();
  const stored = await getSchoolFact(tx, fact);
  const content = fields && Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
  const changed = changedFields(stored.content ?? {}, content ?? {});
  if (changed.length === 0) return;
  if (stored.revision !== revision) throw new FactRefused('changed meanwhile');
  await tx
    .updateTable('school_facts')
    .set({ content: content && JSON.stringify(content), revision: revision + 1 })
    .where('id', '=', fact)
    .execute();
  await recordAuditEvent(tx, {
    event: content ? 'school fact published' : 'school fact removed',
    subject: { type: 'school fact', id: stored.recordId },
    details: { fact, changed },
  });
}

function changedFields(before: FactContent, after: FactContent): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]).sort();
}
