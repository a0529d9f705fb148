import { data } from 'react-router';
import { type PolicySlug, policies } from '#content/legal/policies.ts';
import { findAdjacentPolicies, formatLastUpdated, getPolicy } from '#features/policies/policies.server.ts';
import { listVersions } from '#features/policies/policy-versions.server.ts';
import { languageOf } from '#http/language.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { PageHead } from '../public/page-head.tsx';
import { concernLink } from '../shell/concern-link.ts';
import type { Route } from './+types/policy.ts';
import policySheet from './policy.css?url';
import { PolicyDocument } from './policy-document.tsx';
import { PrevNextLinks } from './prev-next-links.tsx';
import { versionsPath } from './versions-path.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: policySheet }];

export function loader({ request, url, context }: Route.LoaderArgs) {
  const slug = slugOf(url);
  if (!slug) throw data(null, { status: 404 });
  const language = languageOf(request, context);
  const versions = listVersions(slug, language);
  return {
    policy: getPolicy(slug, language),
    updated: formatLastUpdated(slug, language),
    adjacent: findAdjacentPolicies(slug, language),
    version: versions[0]?.number ?? 1,
    takesEffect: versions.find(({ kind }) => kind === 'material')?.takesEffect ?? null,
  };
}

/** The last path segment; all policies share this module. */
function slugOf({ pathname }: URL): PolicySlug | undefined {
  const last = pathname.replace(/\/$/, '').split('/').at(-1);
  return policies.find(({ slug }) => slug === last)?.slug;
}

/** @see content §2 Legal document pages */
export default function Policy({ loaderData }: Route.ComponentProps) {
  const { policy, updated, adjacent, version, takesEffect } = loaderData;
  const t = useTranslate();
  return (
    <>
      <PageHead title={policy.title} description={policy.description} />
      <PolicyDocument
        policy={policy}
        updated={updated}
        back={{ to: '/legal', text: t('legal.backToHub') }}
        action={policy.slug === 'safeguarding' && <ConcernButton />}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-3 text-sm text-ink-soft">
          <p>{t('legal.lastUpdated', { date: updated })}</p>
          <PublicLink to={versionsPath(policy.slug)} className="text-link no-print inline-flex min-h-11 items-center">
            {t('legal.versions.all', { number: version })}
          </PublicLink>
        </div>
        {takesEffect && (
          <p className="text-sm text-ink-soft">{t('legal.versions.takesEffect', { date: takesEffect })}</p>
        )}
        <PrevNextLinks {...adjacent} />
      </PolicyDocument>
    </>
  );
}

/** At the top of the policy, for somebody who has not come to read it. @see PD-75 */
function ConcernButton() {
  const t = useTranslate();
  return (
    <PublicLink to={concernLink.path} className={buttonClass({ size: 'large' }, 'no-print mt-6 self-start')}>
      {t(concernLink.label)}
    </PublicLink>
  );
}
