import type { AsOwner } from './insert-rows.ts';

export interface SamplePolicyVersion {
  policy: string;
  number: number;
  isMaterial?: boolean;
  publishedAt?: Date;
}

/** Publishes a version, again if it is known. @returns its id */
export async function addPolicyVersion(
  asOwner: AsOwner,
  { policy, number, isMaterial = true, publishedAt = new Date() }: SamplePolicyVersion,
): Promise<string> {
  const [version] = await asOwner<{ id: string }>(
    `insert into policy_versions (policy, number, is_material, published_at) values ($1, $2, $3, $4)
     on conflict (policy, number) do update
       set is_material = excluded.is_material, published_at = excluded.published_at
     returning id`,
    [policy, number, isMaterial, publishedAt],
  );
  return version?.id ?? '';
}
