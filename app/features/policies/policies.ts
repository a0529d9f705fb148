import type { Language } from '#content/languages.ts';
import type { PolicySlug } from '#content/legal/policies.ts';
import type { VersionKind } from '#content/legal/policy-versions.ts';
import { type Role, roles } from '#content/roles.ts';
import type { QueryOf } from '#platform/lists.ts';

/** @see content §2 */
export type Policy = PolicyText & {
  slug: PolicySlug;
  number: number | null;
  language: Language;
};

export type PolicyLink = Pick<Policy, 'slug' | 'title'>;

export type PolicyText = {
  title: string;
  description: string;
  introduction: string;
  sections: Section[];
};

export type Section = { number: number; title: string; clauses: Clause[] };

/** `html` is a paragraph, optionally followed by a list. */
export type Clause = { number: string; html: string };

export interface ShownVersion {
  number: number;
  kind: VersionKind;
  isCurrent: boolean;
  published: string;
  /** First day of a material change; null for others. */
  takesEffect: string | null;
  title: string;
  summary: string;
}

/** A material version that concerns the reader. */
export interface PolicyNotice extends ShownVersion {
  id: string;
  slug: PolicySlug;
  /** When the release with it was first started. */
  publishedAt: Date;
}

export interface AcknowledgedVersion extends PolicyNotice {
  acknowledgedAt: Date;
}

export const policyReaderStates = ['open', 'acknowledged'] as const;

/** `version`: null for the one published last. */
export const policyReaderList = {
  filters: { version: 'id', state: policyReaderStates, role: roles },
  sorts: ['name', 'acknowledged'],
  defaultSort: 'name',
} as const;
export type PolicyReaderQuery = QueryOf<typeof policyReaderList>;

export interface PolicyReader {
  id: string;
  fullName: string;
  email: string;
  role: Role | null;
  acknowledgedAt: Date | null;
}
