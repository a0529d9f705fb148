import { data } from 'react-router';
import { admissionsCopies } from '#content/pages/admissions/copies.ts';
import { languageOf } from '#http/language.server.ts';
import { Island } from '#islands/island.tsx';
import { buttonClass } from '#ui/button.tsx';
import { PageHero } from '#ui/page-hero.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { pageCopy } from '../page-copy.server.ts';
import { PageHead } from '../page-head.tsx';
import { PagePicture } from '../pictures/page-picture.tsx';
import { hasAnswers } from '../questions/has-answers.server.ts';
import type { Route } from './+types/route.ts';
import { enquiryAnchor } from './contact-form.ts';
import { enquiryOfUrl, handleEnquiry } from './enquiry.server.ts';
import { EnquiryNextSteps } from './enquiry-next-steps.tsx';
import { EnquirySection } from './enquiry-section.tsx';
import { Journey } from './journey.tsx';
import { NotPromised } from './not-promised.tsx';
import { WhatWeLookFor } from './what-we-look-for.tsx';

export function loader({ request, url, context }: Route.LoaderArgs) {
  const enquiry = enquiryOfUrl({ request, url, context });
  const { questions, ...copy } = pageCopy(admissionsCopies, request, context);
  const isAnswered = hasAnswers(languageOf(request, context), context);
  return data(
    { copy, questions: isAnswered ? questions : null, enquiry },
    // a confirmation names its sender
    { headers: enquiry.confirmation ? { 'Cache-Control': 'private, no-store' } : {} },
  );
}

/** @see content §4, §5, §8 @see R9 */
export const action = (args: Route.ActionArgs) => handleEnquiry(args);

/** @see content §2 Admissions page */
export default function AdmissionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, questions, enquiry } = loaderData;
  const { hero, reason, request } = copy;
  const section = { ...request, ...enquiry, note: questions?.note ?? null, answer: actionData ?? null };
  return (
    <>
      <PageHead {...copy.meta} />
      <PageHero {...hero} picture={<PagePicture page="admissions" />}>
        <a href={`#${enquiryAnchor}`} className={buttonClass({ size: 'large' })}>
          {request.title}
        </a>
        {questions && (
          <PublicLink to="/questions" className={buttonClass({ size: 'large', variant: 'secondary' })}>
            {questions.link}
          </PublicLink>
        )}
      </PageHero>
      <PageSection background="paper" title={reason.title}>
        <div className="prose text-lg">
          {reason.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageSection>
      <Journey {...copy.journey} />
      <WhatWeLookFor {...copy.qualities} />
      <NotPromised {...copy.limits} />
      <EnquiryNextSteps {...copy.enquiry} />
      <Island name="contact-form" props={section}>
        <EnquirySection {...section} />
      </Island>
    </>
  );
}
