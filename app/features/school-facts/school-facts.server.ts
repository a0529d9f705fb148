import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import { type FactContent, isSchoolFact, type PublishedFacts, type SchoolFact } from './school-facts.ts';

export interface StoredFact {
  id: SchoolFact;
  /** Id of the fact in the audit log. */
  recordId: string;
  /** Null: not published. */
  content: FactContent | null;
  revision: number;
}

const columns = ['id', 'record_id as recordId', sql<FactContent | null>`content`.as('content'), 'revision'] as const;

/** Visitors see published facts only. */
export async function readPublishedFacts(tx: Tx): Promise<PublishedFacts> {
  const rows = await tx.selectFrom('school_facts').select(columns).orderBy('id').execute();
  return Object.fromEntries(rows.flatMap(({ id, content }) => (isSchoolFact(id) && content ? [[id, content]] : [])));
}

export async function getSchoolFact(tx: Tx, id: SchoolFact): Promise<StoredFact> {
  const fact = await tx.selectFrom('school_facts').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
  return { ...fact, id };
}
