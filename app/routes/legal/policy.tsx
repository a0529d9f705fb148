import { data } from 'react-router';
import { defaultLanguage } from '../../../content/languages.ts';
import { numberedPolicies, type PolicySlug, policies } from '../../../content/legal/policies.ts';
import { findNeighbours, formatLastUpdated, getPolicy } from '../../features/policies/policies.server.ts';
import type { Policy as PolicyOfPage } from '../../features/policies/policies.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PublicLink } from '../../ui/public-link.tsx';
import { PageHead } from '../public/page-head.tsx';
import { languageOf } from '../shell/shell-data.server.ts';
import type { Route } from './+types/policy.ts';
import { Contents, FoldedContents } from './contents.tsx';
import { Neighbours } from './neighbours.tsx';
import policySheet from './policy.css?url';
import { PolicyHtml } from './policy-html.tsx';
import { PolicySection } from './policy-section.tsx';
import { PrintHeader } from './print-header.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: policySheet }];

export function loader({ request, url, context }: Route.LoaderArgs) {
  const slug = slugOf(url);
  if (!slug) throw data(null, { status: 404 });
  const { language } = languageOf(request, context);
  return {
    policy: getPolicy(slug, language),
    updated: formatLastUpdated(slug, language),
    neighbours: findNeighbours(slug, language),
  };
}

/** The last path segment; all policies share this module. */
function slugOf({ pathname }: URL): PolicySlug | undefined {
  const last = pathname.replace(/\/$/, '').split('/').at(-1);
  return policies.find(({ slug }) => slug === last)?.slug;
}

/** @see content §2 Legal document pages */
export default function Policy({ loaderData: { policy, updated, neighbours } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PageHead title={policy.title} description={policy.description} />
      <article className="policy-page mx-auto max-w-page px-5 pt-8 pb-16 sm:px-8 lg:pt-14 lg:pb-24">
        <PrintHeader updated={updated} />
        <PublicLink to="/legal" className="text-link no-print inline-flex min-h-11 items-center gap-2 self-start">
          <Icon name="arrow-left" className="mirrored size-4.5 shrink-0" />
          {t('legal.backToHub')}
        </PublicLink>
        <PolicyHeader {...policy} />
        <Contents policy={policy} />
        <div className="policy-text">
          {policy.sections.map((section) => (
            <PolicySection key={section.number} {...section} policy={policy} />
          ))}
        </div>
        <footer className="policy-foot">
          <p className="border-t border-line pt-5 text-sm text-ink-soft">{t('legal.lastUpdated', { date: updated })}</p>
          <Neighbours {...neighbours} />
        </footer>
      </article>
    </>
  );
}

function PolicyHeader(policy: PolicyOfPage) {
  const t = useTranslate();
  const { number, title, introduction, language } = policy;
  return (
    <header className="policy-head">
      {number !== null && (
        <p className="eyebrow mb-3">{t('legal.policyNumber', { number, count: numberedPolicies })}</p>
      )}
      <h1>{title}</h1>
      <PolicyHtml html={introduction} className="prose mt-6 text-lg text-ink-soft" />
      {language !== defaultLanguage && (
        <p className="mt-6 border-s-2 border-brass-bright ps-4 text-sm text-ink-soft">{t('legal.englishPrevails')}</p>
      )}
      <FoldedContents policy={policy} />
    </header>
  );
}
