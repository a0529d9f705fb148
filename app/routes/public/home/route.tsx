import { homeCopies } from '../../../../content/pages/home/copies.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { PublicLink } from '../../../ui/public-link.tsx';
import { pageCopy } from '../page-copy.server.ts';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/route.ts';
import { AdmissionsInvitation } from './admissions-invitation.tsx';
import { Alignment } from './alignment.tsx';
import { CityHubs } from './city-hubs.tsx';
import { Experience } from './experience.tsx';
import { Future } from './future.tsx';
import { HeroGlobe } from './hero-globe.tsx';
import { Introduction } from './introduction.tsx';
import { Pillars } from './pillars.tsx';
import { Problem } from './problem.tsx';
import { StagePath } from './stage-path.tsx';
import { Wellbeing } from './wellbeing.tsx';

export const loader = ({ request, context }: Route.LoaderArgs) => pageCopy(homeCopies, request, context);

/** Hero, introduction and nine sections, in the specification's order. @see core §2 Home */
export default function Home({ loaderData: copy }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...copy.meta} />
      <Hero />
      <Introduction copy={copy.intro} />
      <Pillars copy={copy.pillars} />
      <Experience copy={copy.experience} />
      <Problem copy={copy.problem} />
      <Wellbeing copy={copy.wellbeing} />
      <Future copy={copy.future} />
      <StagePath copy={copy.timeline} />
      <Alignment copy={copy.alignment} />
      <AdmissionsInvitation copy={copy.admissions} />
      <CityHubs copy={copy.network} />
    </>
  );
}

function Hero() {
  const t = useTranslate();
  return (
    <div className="relative isolate overflow-clip border-b border-line">
      <HeroGlobe className="absolute -z-10 text-sea max-lg:-end-56 max-lg:-top-24 max-lg:size-136 max-lg:opacity-15 lg:end-[max(-5rem,calc(50vw-50rem))] lg:top-1/2 lg:size-[min(46vw,44rem)] lg:-translate-y-1/2" />
      <div className="mx-auto max-w-page px-5 pt-20 pb-24 sm:px-8 sm:pt-28 sm:pb-32 lg:pt-34 lg:pb-40">
        <p className="eyebrow">{t('shell.mission')}</p>
        <h1 className="mt-5 max-w-2xl text-5xl lg:text-6xl">{t('home.headline')}</h1>
        <div className="mt-10 flex flex-wrap gap-3">
          <PublicLink to="/our-philosophy" className={buttonClass({ size: 'large' })}>
            {t('home.philosophy')}
          </PublicLink>
          <PublicLink to="/curriculum" className={buttonClass({ size: 'large', variant: 'secondary' })}>
            {t('home.learning')}
          </PublicLink>
        </div>
      </div>
    </div>
  );
}
