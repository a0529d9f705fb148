import type pg from 'pg';
import { policyVersions } from '../../../content/legal/policy-versions.ts';

export interface PublishedVersion {
  policy: string;
  number: number;
  isMaterial: boolean;
}

/** Makes the versions of this release known, and queues a mail to everybody whom a new material one concerns. */
export async function publishPolicyVersions(
  owner: pg.Pool,
  versions: readonly PublishedVersion[] = versionsOfRelease(),
): Promise<void> {
  await owner.query('select publish_policy_versions($1::jsonb)', [JSON.stringify(versions)]);
}

function versionsOfRelease(): PublishedVersion[] {
  return Object.entries(policyVersions).flatMap(([policy, versions]) =>
    versions.map(({ number, kind }) => ({ policy, number, isMaterial: kind === 'material' })),
  );
}
