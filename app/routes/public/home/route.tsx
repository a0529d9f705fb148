import type { HomeCopy } from '#content/pages/home/copies.ts';
import { homeCopies } from '#content/pages/home/copies.ts';
import { pageCopy } from '../page-copy.server.ts';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/route.ts';
import { AdmissionsInvitation } from './admissions-invitation.tsx';
import { Alignment } from './alignment.tsx';
import { CityHubs } from './city-hubs.tsx';
import { Experience } from './experience.tsx';
import { Future } from './future.tsx';
import { Hero } from './hero.tsx';
import { Pillars } from './pillars.tsx';
import { Problem } from './problem.tsx';
import { StagePath } from './stage-path.tsx';
import { Wellbeing } from './wellbeing.tsx';

export const loader = ({ request, context }: Route.LoaderArgs) => pageCopy(homeCopies, request, context);

/** Sections in the specification's order. @see core §2 Home */
export default function Home({ loaderData: copy }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...copy.meta} />
      <Hero copy={copy.hero} />
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

function Introduction({ copy }: { copy: HomeCopy['intro'] }) {
  return (
    <div className="mx-auto grid max-w-page gap-x-20 gap-y-6 px-5 py-14 sm:px-8 sm:py-20 lg:grid-cols-[2fr_1fr]">
      <p className="font-heading text-3xl tracking-tight text-pretty">{copy.lead}</p>
      <p className="border-brass-bright text-lg text-ink-soft max-lg:max-w-xl lg:border-s-2 lg:ps-6 lg:self-end">
        {copy.text}
      </p>
    </div>
  );
}
