import type { Language } from '../../../content/languages.ts';
import type { PolicySlug } from '../../../content/legal/policies.ts';
import type { VersionKind } from '../../../content/legal/policy-versions.ts';

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

/** Of a published version, in the reader's language. */
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
