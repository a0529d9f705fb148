import type { Language } from '../../../content/languages.ts';
import type { PolicySlug } from '../../../content/legal/policies.ts';

/** A policy with filled placeholders and localized links. @see content §2 */
export type Policy = PolicyText & {
  slug: PolicySlug;
  /** Number in the specification's list, or null. */
  number: number | null;
  language: Language;
};

export type PolicyLink = Pick<Policy, 'slug' | 'title'>;

export type PolicyText = {
  title: string;
  /** One sentence, for search engines and the policy overview. */
  description: string;
  introduction: string;
  sections: Section[];
};

/** `number` is also the fragment: `#4`. */
export type Section = { number: number; title: string; clauses: Clause[] };

/** `number` is also the fragment: `#4.2`. `html` is a paragraph, optionally followed by a list. */
export type Clause = { number: string; html: string };
