import { homeCopies } from '../../../../content/pages/home/copies.ts';
import { withNamespace } from '../../shell/with-namespace.ts';
import { pageCopy } from '../page-copy.server.ts';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/route.ts';
import { AdmissionsInvitation } from './admissions-invitation.tsx';
import { Alignment } from './alignment.tsx';
import { CityHubs } from './city-hubs.tsx';
import { Experience } from './experience.tsx';
import { Future } from './future.tsx';
import { Hero } from './hero.tsx';
import { Introduction } from './introduction.tsx';
import { Pillars } from './pillars.tsx';
import { Problem } from './problem.tsx';
import { StagePath } from './stage-path.tsx';
import { Wellbeing } from './wellbeing.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespace('public pages')];

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
