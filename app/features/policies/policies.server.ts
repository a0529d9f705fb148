import type { Language } from '#content/languages.ts';
import { type PolicySlug, policies } from '#content/legal/policies.ts';
import { formatFigure } from '#i18n/fill-copy.server.ts';
import { parsePolicy } from './parse-policy.server.ts';
import type { Policy, PolicyLink } from './policies.ts';
import { currentVersion } from './policy-versions.server.ts';
import { renderContext } from './render-context.server.ts';

const sources = import.meta.glob<string>('../../../content/legal/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const read = new Map<string, Policy>();

export function listPolicies(language: Language): Policy[] {
  return policies.map(({ slug }) => getPolicy(slug, language));
}

export function findAdjacentPolicies(
  slug: PolicySlug,
  language: Language,
): Record<'previous' | 'next', PolicyLink | null> {
  const place = policies.findIndex((policy) => policy.slug === slug);
  const linkTo = (adjacent: PolicySlug | undefined) => adjacent && toLink(getPolicy(adjacent, language));
  return {
    previous: linkTo(policies[place - 1]?.slug) ?? null,
    next: linkTo(policies[place + 1]?.slug) ?? null,
  };
}

const toLink = ({ slug, title }: Policy): PolicyLink => ({ slug, title });

/** Cached after parsing. @throws Error with file and line for an invalid format @see content §2 */
export function getPolicy(slug: PolicySlug, language: Language): Policy {
  const key = `${language}/${slug}`;
  const known = read.get(key);
  if (known) return known;
  const file = `content/legal/${slug}/${language}.md`;
  const text = parsePolicy(sources[`../../../${file}`] ?? '', file, renderContext(language));
  const policy = { ...text, slug, number: numberOf(slug), language };
  read.set(key, policy);
  return policy;
}

export function numberOf(slug: PolicySlug): number | null {
  const counted = policies.find((policy) => policy.slug === slug);
  return counted && 'number' in counted ? counted.number : null;
}

/** Today for the cookie policy, the month of the current version for others. @see content §2 @see PD-4, PD-21 */
export function formatLastUpdated(slug: PolicySlug, language: Language, now = new Date()): string {
  if (slug === 'cookie-policy') return formatFigure({ date: now.toISOString().slice(0, 10) }, language);
  return formatFigure({ yearMonth: currentVersion(slug).published.slice(0, 7) }, language);
}
