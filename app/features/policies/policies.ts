import type { Language } from '../../../content/languages.ts';
import type { PolicySlug } from '../../../content/legal/policies.ts';

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
