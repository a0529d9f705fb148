import { type Language, languages } from '../../../content/languages.ts';
import { figures } from '../../../content/legal/figures.ts';
import { type PolicySlug, policies } from '../../../content/legal/policies.ts';
import { fillText, formatFigure } from '../../i18n/fill-copy.server.ts';
import { localizedPath } from '../../i18n/paths.ts';
import { parsePolicy } from './parse-policy.server.ts';
import type { Policy, PolicyLink } from './policies.ts';
import type { Writing } from './write-inline.server.ts';

const sources = import.meta.glob<string>('../../../content/legal/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const read = new Map<string, Policy>();

export function listPolicies(language: Language): Policy[] {
  return policies.map(({ slug }) => getPolicy(slug, language));
}

export function findNeighbours(slug: PolicySlug, language: Language): Record<'previous' | 'next', PolicyLink | null> {
  const place = policies.findIndex((policy) => policy.slug === slug);
  const linkTo = (neighbour: PolicySlug | undefined) => neighbour && toLink(getPolicy(neighbour, language));
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
  const text = parsePolicy(sources[`../../../${file}`] ?? '', file, writingIn(language));
  const policy = { ...text, slug, number: numberOf(slug), language };
  read.set(key, policy);
  return policy;
}

function numberOf(slug: PolicySlug): number | null {
  const counted = policies.find((policy) => policy.slug === slug);
  return counted && 'number' in counted ? counted.number : null;
}

function writingIn(language: Language): Writing {
  return {
    addressOf: (link) => addressOf(link, language),
    fill: (text) => fillText(text, language),
    isRightToLeft: languages[language].direction === 'rtl',
  };
}

function addressOf(link: string, language: Language): string {
  const isPortal = link === '/parent-login' || link.startsWith('/inbox');
  return link.startsWith('#') || isPortal ? link : localizedPath(language, link);
}

/** Today for the cookie policy. @see content §2 @see PD-4, PD-21 */
export function formatLastUpdated(slug: PolicySlug, language: Language, now = new Date()): string {
  if (slug === 'cookie-policy') return formatFigure({ date: now.toISOString().slice(0, 10) }, language);
  return formatFigure(figures.policiesUpdated, language);
}
