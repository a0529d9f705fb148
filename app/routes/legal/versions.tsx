import type { PolicySlug } from '#content/legal/policies.ts';
import { getPolicy } from '#features/policies/policies.server.ts';
import type { ShownVersion } from '#features/policies/policies.ts';
import { listVersions } from '#features/policies/policy-versions.server.ts';
import { languageOf } from '#http/language.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import type { Route } from './+types/versions.ts';
import { policyOfPath } from './policy-of-path.server.ts';
import { VersionHead } from './version-head.tsx';
import { versionPath } from './versions-path.ts';

export function loader({ params, request, context }: Route.LoaderArgs) {
  const slug = policyOfPath(params.policy);
  const language = languageOf(request, context);
  return { slug, title: getPolicy(slug, language).title, versions: listVersions(slug, language) };
}

/** @see PD-61 */
export default function PolicyVersions({ loaderData: { slug, title, versions } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <div className="mx-auto max-w-3xl px-5 pt-8 pb-16 sm:px-8 lg:pt-14 lg:pb-24">
      <VersionHead slug={slug} title={`${title}: ${t('legal.versions')}`} />
      <PublicLink to={`/legal/${slug}`} className="text-link inline-flex min-h-11 items-center gap-2">
        <Icon name="arrow-left" className="mirrored size-4.5 shrink-0" />
        {t('legal.versions.backToPolicy')}
      </PublicLink>
      <p className="eyebrow mt-5 mb-3">{title}</p>
      <h1>{t('legal.versions')}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{t('legal.versions.lead')}</p>
      <ol className="mt-8 border-b border-line">
        {versions.map((version) => (
          <VersionEntry key={version.number} slug={slug} version={version} />
        ))}
      </ol>
    </div>
  );
}

function VersionEntry({ slug, version }: { slug: PolicySlug; version: ShownVersion }) {
  const t = useTranslate();
  const { number, kind, isCurrent, published, takesEffect, summary } = version;
  return (
    <li className="border-t border-line py-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-2xl">{t('legal.versions.number', { number })}</h2>
        <Badge tone={isCurrent ? 'moss' : 'brass'}>
          {t(isCurrent ? 'legal.versions.current' : `legal.versions.kind.${kind}`)}
        </Badge>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        {t(`legal.versions.kind.${kind}`)} · {published}
        {takesEffect && <> · {t('legal.versions.takesEffect', { date: takesEffect })}</>}
      </p>
      <p className="mt-2 max-w-prose">{summary}</p>
      <PublicLink to={versionPath(slug, number)} className="text-link mt-1 inline-flex min-h-11 items-center">
        {t('legal.versions.read', { number })}
      </PublicLink>
    </li>
  );
}
