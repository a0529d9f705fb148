import type { Language } from '../languages.ts';
import type { PolicySlug } from './policies.ts';
import versions from './versions.json' with { type: 'json' };

/** Account holders must acknowledge a material change. A minor change causes no notification. @see PD-61 */
export const versionKinds = ['first', 'material', 'minor'] as const;
export type VersionKind = (typeof versionKinds)[number];

export interface PolicyVersion {
  number: number;
  kind: VersionKind;
  /** `2026-11-23`, or `2025-01` if only the month is known. */
  published: string;
  /** First day on which a material change applies. */
  takesEffect: string | null;
  title: Record<Language, string>;
  /** Summary of the changes. */
  summary: Record<Language, string>;
}

/** Oldest first. `npm run policy-version` writes them, and their texts to `<policy>/versions/<number>.json`. */
export const policyVersions = versions as Record<PolicySlug, readonly PolicyVersion[]>;
