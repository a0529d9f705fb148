import type { PolicySlug } from '#content/legal/policies.ts';
import type { PublicPath } from '#i18n/paths.ts';

export const versionsPath = (slug: PolicySlug): PublicPath => `/legal/${slug}/versions`;

export const versionPath = (slug: PolicySlug, number: number): PublicPath => `/legal/${slug}/versions/${number}`;
