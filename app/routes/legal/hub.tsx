import { type PolicySlug, policies } from '#content/legal/policies.ts';
import { legalHubCopies } from '#content/pages/legal-hub/copies.ts';
import { listPolicies } from '#features/policies/policies.server.ts';
import type { Policy } from '#features/policies/policies.ts';
import { languageOf } from '#http/language.server.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { PageHero } from '#ui/page-hero.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { pageCopy } from '../public/page-copy.server.ts';
import { PageHead } from '../public/page-head.tsx';
import { PortalCallout } from '../public/portal-callout.tsx';
import type { Route } from './+types/hub.ts';

type PolicyCard = Pick<Policy, 'slug' | 'title' | 'description'>;

export function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(request, context);
  const toCard = ({ slug, title, description }: Policy): PolicyCard => ({
    slug,
    title,
    description,
  });
  return { copy: pageCopy(legalHubCopies, request, context), policies: listPolicies(language).map(toCard) };
}

const policyIcons = Object.fromEntries(policies.map(({ slug, icon }) => [slug, icon satisfies IconName])) as Record<
  PolicySlug,
  IconName
>;

/** @see content §2 Legal and Policy Hub */
export default function LegalHub({ loaderData: { copy, policies } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...copy.meta} />
      <PageHero title={copy.title} lead={copy.lead} />
      <div className="border-t border-line bg-paper">
        <div className="mx-auto max-w-page px-5 py-14 sm:px-8 lg:py-20">
          <div className="grid gap-x-16 gap-y-3 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
            <h2>{copy.policies}</h2>
            <p className="max-w-prose self-end text-ink-soft">{copy.note}</p>
          </div>
          <ul className="mt-10 grid gap-x-12 md:grid-cols-2">
            {policies.map((policy) => (
              <PolicyEntry key={policy.slug} {...policy} />
            ))}
          </ul>
        </div>
      </div>
      <div className="mx-auto max-w-page px-5 py-14 sm:px-8 lg:py-20">
        <PortalCallout />
      </div>
    </>
  );
}

function PolicyEntry({ slug, title, description }: PolicyCard) {
  return (
    <li className="group relative grid grid-cols-[auto_1fr] gap-x-5 border-t border-line py-6">
      <Icon name={policyIcons[slug]} strokeWidth={1.5} className="mt-0.5 size-7 text-brass" />
      <div>
        <h3>
          <PublicLink
            to={`/legal/${slug}`}
            className="no-underline decoration-brass-bright after:absolute after:inset-0 group-hover:text-sea group-hover:underline"
          >
            {title}
          </PublicLink>
        </h3>
        <p className="mt-1.5 max-w-prose text-sm text-ink-soft">{description}</p>
      </div>
    </li>
  );
}
