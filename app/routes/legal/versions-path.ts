import type { PolicySlug } from '#content/legal/policies.ts';

export const versionsPath = (slug: PolicySlug) => `/legal/${slug}/versions`;

export const versionPath = (slug: PolicySlug, number: number) => `${versionsPath(slug)}/${number}`;
