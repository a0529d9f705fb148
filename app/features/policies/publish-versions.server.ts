import type pg from 'pg';
import { policyVersions } from '#content/legal/policy-versions.ts';

export interface PublishedVersion {
  policy: string;
  number: number;
  isMaterial: boolean;
}

/** Stores the versions of this release, and queues a mail to the people concerned by a new material one. */
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
