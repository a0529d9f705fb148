import { admissionsCopies } from '../../../../content/pages/admissions/copies.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { withTexts } from '../../shell/with-texts.ts';
import { pageCopy } from '../page-copy.server.ts';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/route.ts';
import { answerEnquiry } from './enquiry.server.ts';
import { EnquiryAftermath } from './enquiry-aftermath.tsx';
import { enquiryAnchor } from './enquiry-fields.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { Journey } from './journey.tsx';
import { Limits } from './limits.tsx';
import { Qualities } from './qualities.tsx';
import { sendEnquiry } from './send-enquiry.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withTexts('enquiries')];

export const loader = ({ request, context }: Route.LoaderArgs) => pageCopy(admissionsCopies, request, context);

/** @see content §4, §5, §8 @see R9 */
export const action = ({ request, context }: Route.ActionArgs) => answerEnquiry(request, context);

/** The same by script, where the answer may be lost on the way. */
export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => sendEnquiry(request, serverAction);

/** @see content §2 Admissions page */
export default function AdmissionsPage({ loaderData: copy, actionData }: Route.ComponentProps) {
  const { hero, reason, request } = copy;
  const refusal = actionData instanceof Response ? undefined : actionData;
  return (
    <>
      <PageHead {...copy.meta} />
      <PageHero {...hero}>
        <a href={`#${enquiryAnchor}`} className={buttonClass({ size: 'large' })}>
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
      <PageSection id={enquiryAnchor} ground="paper" title={request.title} lead={request.lead}>
        <EnquiryForm refusal={refusal} />
      </PageSection>
    </>
  );
}
