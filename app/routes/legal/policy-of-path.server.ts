import { data } from 'react-router';
import { type PolicySlug, policies } from '#content/legal/policies.ts';

export function policyOfPath(policy: string): PolicySlug {
  const found = policies.find(({ slug }) => slug === policy);
  if (!found) throw data(null, { status: 404 });
  return found.slug;
}
