import { sql } from 'kysely';
import type { Language } from '#content/languages.ts';
import { policies } from '#content/legal/policies.ts';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import type { AcknowledgedVersion, PolicyNotice } from './policies.ts';
import { findVersion } from './policy-versions.server.ts';

/** Returns the versions that the reader has not acknowledged, newest first. @see PD-61 */
export async function listDuePolicies(tx: Tx, language: Language): Promise<PolicyNotice[]> {
  const { rows } = await sql<VersionRow>`
    select id, policy, number, published_at from own_due_policies() order by published_at desc, policy`.execute(tx);
  return rows.flatMap((row) => noticesOf(row, language));
}

export async function listAcknowledged(tx: PersonTx, language: Language): Promise<AcknowledgedVersion[]> {
  const rows = await tx
    .selectFrom('policy_acknowledgements')
    .innerJoin('policy_versions', 'policy_versions.id', 'version_id')
    .select(['policy_versions.id', 'policy', 'number', 'published_at', 'acknowledged_at'])
    .where('person_id', '=', tx.me)
    .orderBy('acknowledged_at', 'desc')
    .execute();
  return rows.flatMap((row) =>
    noticesOf(row, language).map((notice) => ({ ...notice, acknowledgedAt: row.acknowledged_at })),
  );
}

/** Material versions for the console, the newest first. */
export async function listMaterialVersions(tx: Tx, language: Language): Promise<PolicyNotice[]> {
  const rows = await tx
    .selectFrom('policy_versions')
    .select(['id', 'policy', 'number', 'published_at'])
    .where('is_material', '=', true)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => noticesOf(row, language));
}

type VersionRow = { id: string; policy: string; number: number; published_at: Date };

/** Returns none for a version that this release does not know. */
function noticesOf({ id, policy, number, published_at }: VersionRow, language: Language): PolicyNotice[] {
  const slug = policies.find((known) => known.slug === policy)?.slug;
  const version = slug && findVersion(slug, number, language);
  return version ? [{ id, slug, publishedAt: published_at, ...version }] : [];
}
