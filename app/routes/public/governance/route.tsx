import { type GovernanceCopy, governanceCopies } from '#content/pages/governance/copies.ts';
import { buttonClass } from '#ui/button.tsx';
import { LinkedText } from '#ui/linked-text.tsx';
import { PageHero } from '#ui/page-hero.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { FrameworkBadges } from '../framework-badges.tsx';
import { pageCopy } from '../page-copy.server.ts';
import { PageHead } from '../page-head.tsx';
import { PagePicture } from '../pictures/page-picture.tsx';
import { CompactPortalCallout } from '../portal-callout.tsx';
import type { Route } from './+types/route.ts';
import { Accountability } from './accountability.tsx';
import { FrameworkCards } from './framework-cards.tsx';

export const loader = ({ request, context }: Route.LoaderArgs) => pageCopy(governanceCopies, request, context);

/** @see content §2 Governance and Compliance page */
export default function GovernancePage({ loaderData: copy }: Route.ComponentProps) {
  const { closing } = copy;
  return (
    <>
      <PageHead {...copy.meta} />
      <PageHero {...copy.hero} picture={<PagePicture page="governance" />} />
      <LegalEntity {...copy.entity} />
      <Independence {...copy.independence} />
      <FrameworkCards {...copy.frameworks} />
      <Accountability {...copy.accountability} />
      <CallToAction title={closing.title} text={closing.text}>
        <PublicLink to="/legal" className={buttonClass({ size: 'large' })}>
          {closing.hub}
        </PublicLink>
        <CompactPortalCallout size="large" />
      </CallToAction>
    </>
  );
}

function LegalEntity({ title, statement, text }: GovernanceCopy['entity']) {
  return (
    <PageSection background="sea" title={title}>
      <div className="font-heading text-3xl text-balance">{statement}</div>
      <p className="mt-6 max-w-prose text-mist">{text}</p>
    </PageSection>
  );
}

function Independence({ title, statement, paragraphs }: GovernanceCopy['independence']) {
  return (
    <PageSection title={title}>
      <p className="max-w-2xl border-s-3 border-brass-bright ps-6 font-heading text-2xl">{statement}</p>
      <div className="prose mt-8">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText>{paragraph}</LinkedText>
          </p>
        ))}
      </div>
      <FrameworkBadges className="mt-10" />
    </PageSection>
  );
}
