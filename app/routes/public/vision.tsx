import type { CopyOf } from '#content/copy.ts';
import { visionCopies } from '#content/pages/vision/copies.ts';
import type { en } from '#content/pages/vision/en.ts';
import { buttonClass } from '#ui/button.tsx';
import { MeridianArcs } from '#ui/meridian-arcs.tsx';
import { PageHero } from '#ui/page-hero.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import type { Route } from './+types/vision.ts';
import { CallToAction } from './call-to-action.tsx';
import { MovingRoute } from './drawings/moving-route.tsx';
import { pageCopy } from './page-copy.server.ts';
import { PageHead } from './page-head.tsx';

type Copy = CopyOf<typeof en>;

export const loader = ({ request, context }: Route.LoaderArgs) => pageCopy(visionCopies, request, context);

/** @see content §2 Vision page */
export default function Vision({ loaderData: { meta, hero, cost, pillars, move, closing } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...meta} />
      <PageHero
        {...hero}
        ornament={
          <MovingRoute className="absolute end-[max(0rem,calc(50vw-42rem))] bottom-0 -z-10 h-full text-sea max-lg:opacity-25 max-md:-end-80" />
        }
      />
      <PageSection background="paper" title={cost.title}>
        <div className="prose text-lg">
          {cost.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageSection>
      <Pillars {...pillars} />
      <Move {...move} />
      <CallToAction title={closing.title} text={closing.text}>
        <PublicLink to="/curriculum" className={buttonClass({ size: 'large' })}>
          {closing.curriculum}
        </PublicLink>
        <PublicLink to="/faculty" className={buttonClass({ size: 'large', variant: 'secondary' })}>
          {closing.faculty}
        </PublicLink>
      </CallToAction>
    </>
  );
}

function Pillars({ title, lead, practice, list }: Copy['pillars']) {
  return (
    <PageSection layout="above" title={title} lead={lead}>
      <ol>
        {list.map((pillar, index) => (
          <li
            key={pillar.name}
            className="grid gap-x-16 gap-y-5 border-t border-line py-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)] lg:py-12"
          >
            <div className="flex items-baseline gap-5">
              <span aria-hidden className="w-9 shrink-0 font-heading text-4xl text-brass-bright lining-nums">
                {index + 1}
              </span>
              <h3 className="text-3xl">{pillar.name}</h3>
            </div>
            <div className="max-w-prose">
              <p className="font-heading text-xl">{pillar.promise}</p>
              <p className="mt-3">{pillar.text}</p>
            </div>
            <div className="self-start border-s-2 border-brass-bright ps-5 text-sm text-ink-soft">
              <p className="font-[620] text-brass">{practice}</p>
              <p className="mt-1">{pillar.practice}</p>
            </div>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

function Move({ title, lead, changes, stays, note }: Copy['move']) {
  return (
    <PageSection
      background="sea"
      title={title}
      lead={lead}
      ornament={<MeridianArcs className="absolute -start-60 -bottom-10 -z-10 h-full text-gold opacity-10" />}
    >
      <div className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
        <div>
          <h3 className="text-mist">{changes.title}</h3>
          <ul className="mt-4 text-mist">
            {changes.list.map((item) => (
              <li key={item} className="border-t border-dashed border-ivory/30 py-3">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-gold">{stays.title}</h3>
          <ul className="mt-4 font-[520]">
            {stays.list.map((item) => (
              <li key={item} className="border-t border-gold/70 py-3">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="mt-8 max-w-prose text-sm text-mist">{note}</p>
    </PageSection>
  );
}
