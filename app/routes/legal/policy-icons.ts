import { type PolicySlug, policies } from '../../../content/legal/policies.ts';
import type { IconName } from '../../ui/icons/icon-names.ts';

export const policyIcons = Object.fromEntries(
  policies.map(({ slug, icon }) => [slug, icon satisfies IconName]),
) as Record<PolicySlug, IconName>;
