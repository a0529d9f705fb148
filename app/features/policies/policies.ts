import type { Language } from '../../../content/languages.ts';
import type { PolicySlug } from '../../../content/legal/policies.ts';

/** A policy as its page shows it: figures and names filled in, links with the reader's language. @see content §2 */
export type Policy = PolicyText & {
  slug: PolicySlug;
  /** Its place among the policies that the specification counts, or null. */
  number: number | null;
  /** The language that the text is written in. */
  language: Language;
};

/** What leads to a policy. */
export type PolicyLink = Pick<Policy, 'slug' | 'title'>;

export type PolicyText = {
  title: string;
  /** One sentence for search engines and for the card of the hub. */
  description: string;
  /** HTML: the paragraphs before the first section. */
  introduction: string;
  sections: Section[];
};

/** `number` is also its address within the page: `#4`. */
export type Section = { number: number; title: string; clauses: Clause[] };

/** `number` is also its address within the page: `#4.2`. `html` is a paragraph, and a list where one belongs to it. */
export type Clause = { number: string; html: string };
