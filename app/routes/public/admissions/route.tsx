import { admissionsCopies } from '../../../../content/pages/admissions/copies.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { pageCopy } from '../page-copy.server.ts';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/route.ts';
import { EnquiryAftermath } from './enquiry-aftermath.tsx';
import { Journey } from './journey.tsx';
import { Limits } from './limits.tsx';
import { Qualities } from './qualities.tsx';

export const loader = ({ request, context }: Route.LoaderArgs) => pageCopy(admissionsCopies, request, context);

/** @see content §2 Admissions page */
export default function AdmissionsPage({ loaderData: copy }: Route.ComponentProps) {
  const { hero, reason, request } = copy;
  return (
    <>
      <PageHead {...copy.meta} />
      <PageHero {...hero}>
        <a href="#request-consultation" className={buttonClass({ size: 'large' })}>
          {request.title}
        </a>
      </PageHero>
      <PageSection ground="paper" title={reason.title}>
        <div className="prose text-lg">
          {reason.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageSection>
      <Journey {...copy.journey} />
      <Qualities {...copy.qualities} />
      <Limits {...copy.limits} />
      <EnquiryAftermath {...copy.enquiry} />
      <PageSection id="request-consultation" ground="paper" title={request.title} lead={request.lead} />
    </>
  );
}
