import type { Language } from '#content/languages.ts';
import type { PolicySlug } from '#content/legal/policies.ts';
import { type PolicyVersion, policyVersions } from '#content/legal/policy-versions.ts';
import { formatFigure } from '#i18n/fill-copy.server.ts';
import type { PolicyText, ShownVersion } from './policies.ts';

const texts = import.meta.glob<Record<Language, PolicyText>>('../../../content/legal/*/versions/*.json', {
  import: 'default',
});

export function currentVersion(slug: PolicySlug): PolicyVersion {
  const current = policyVersions[slug].at(-1);
  if (!current) throw new Error(`content/legal/versions.json has no version of ${slug}`);
  return current;
}

/** The newest first. */
export function listVersions(slug: PolicySlug, language: Language): ShownVersion[] {
  const { number } = currentVersion(slug);
  return policyVersions[slug].map((version) => shownVersion(version, number, language)).toReversed();
}

export function findVersion(slug: PolicySlug, number: number, language: Language): ShownVersion | null {
  return listVersions(slug, language).find((version) => version.number === number) ?? null;
}

/** The first later version that changed more than wording; null while there is none. */
export function findReplacement(slug: PolicySlug, number: number, language: Language): ShownVersion | null {
  const later = policyVersions[slug].find((version) => version.number > number && version.kind === 'material');
  return later ? findVersion(slug, later.number, language) : null;
}

/** Returns the text as it was published, with the figures and names of that day. */
export async function getVersionText(slug: PolicySlug, number: number, language: Language): Promise<PolicyText> {
  const load = texts[`../../../content/legal/${slug}/versions/${number}.json`];
  if (!load) throw new Error(`content/legal/${slug}/versions/${number}.json is missing`);
  return (await load())[language];
}

function shownVersion(
  { number, kind, published, takesEffect, title, summary }: PolicyVersion,
  current: number,
  language: Language,
): ShownVersion {
  return {
    number,
    kind,
    isCurrent: number === current,
    published: formatDay(published, language),
    takesEffect: takesEffect && formatDay(takesEffect, language),
    title: title[language],
    summary: summary[language],
  };
}

function formatDay(day: string, language: Language): string {
  return formatFigure(day.length === 'yyyy-mm'.length ? { yearMonth: day } : { date: day }, language);
}
