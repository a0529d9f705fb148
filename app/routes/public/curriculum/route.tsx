import { curriculumCopies } from '#content/pages/curriculum/copies.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { PageHero } from '#ui/page-hero.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { FrameworkBadges } from '../framework-badges.tsx';
import { pageCopy } from '../page-copy.server.ts';
import { PageHead } from '../page-head.tsx';
import { PagePicture } from '../pictures/page-picture.tsx';
import type { Route } from './+types/route.ts';
import { ParallelModel } from './parallel-model.tsx';
import { StageJourney } from './stage-journey.tsx';
import { ThreeDimensions } from './three-dimensions.tsx';

export const loader = ({ request, context }: Route.LoaderArgs) => pageCopy(curriculumCopies, request, context);

/** @see content §2 Curriculum page */
export default function Curriculum({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { meta, hero, dimensions, journey, parallel, alignment, closing } = loaderData;
  return (
    <>
      <PageHead {...meta} />
      <PageHero {...hero} picture={<PagePicture page="curriculum" />} />
      <ThreeDimensions {...dimensions} />
      <StageJourney {...journey} />
      <ParallelModel {...parallel} />
      <PageSection title={alignment.title} lead={alignment.text}>
        <FrameworkBadges />
      </PageSection>
      <CallToAction title={closing.title} text={closing.text}>
        <PublicLink to="/admissions#enquiry" className={buttonClass({ size: 'large' })}>
          {t('nav.requestConsultation')}
        </PublicLink>
        <PublicLink to="/faculty" className={buttonClass({ size: 'large', variant: 'secondary' })}>
          {closing.faculty}
        </PublicLink>
      </CallToAction>
    </>
  );
}
