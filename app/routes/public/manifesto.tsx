import type { CopyOf } from '#content/copy.ts';
import { manifestoCopies } from '#content/pages/manifesto/copies.ts';
import type { en } from '#content/pages/manifesto/en.ts';
import { buttonClass } from '#ui/button.tsx';
import { MeridianArcs } from '#ui/meridian-arcs.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import type { Route } from './+types/manifesto.ts';
import { CallToAction } from './call-to-action.tsx';
import { FrameworkBadges } from './framework-badges.tsx';
import { pageCopy } from './page-copy.server.ts';
import { PageHead } from './page-head.tsx';

type Copy = CopyOf<typeof en>;

export const loader = ({ request, context }: Route.LoaderArgs) => pageCopy(manifestoCopies, request, context);

/** @see content §2 Manifesto page @see PD-1 */
export default function Manifesto({ loaderData }: Route.ComponentProps) {
  const { meta, hero, why, statement, differences, call, alignment } = loaderData;
  return (
    <>
      <PageHead {...meta} />
      <Headline {...hero} />
      <PageSection title={why.title}>
        <div className="prose text-lg">
          <p className="font-heading text-xl">{why.opening}</p>
          {why.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageSection>
      <Statement text={statement} />
      <Differences {...differences} />
      <CallToAction title={call.title} text={call.text}>
        <PublicLink to="/curriculum" className={buttonClass({ size: 'large' })}>
          {call.curriculum}
        </PublicLink>
      </CallToAction>
      <PageSection title={alignment.title} lead={alignment.text}>
        <FrameworkBadges />
      </PageSection>
    </>
  );
}

function Headline({ eyebrow, title, lead }: Copy['hero']) {
  return (
    <header className="relative isolate overflow-clip bg-sea text-ivory">
      <MeridianArcs className="absolute -end-72 -bottom-6 -z-10 h-[125%] text-gold opacity-20 max-md:-end-96" />
      <div className="mx-auto max-w-page px-5 pt-20 pb-24 sm:px-8 sm:pt-28 lg:pt-36 lg:pb-40">
        <p className="eyebrow text-gold">{eyebrow}</p>
        <h1 className="mt-5 max-w-4xl text-6xl">{title}</h1>
        <p className="mt-8 max-w-xl text-xl text-mist">{lead}</p>
      </div>
    </header>
  );
}

function Statement({ text }: { text: string }) {
  return (
    <div className="border-y border-line bg-paper">
      <div className="mx-auto max-w-page px-5 py-20 sm:px-8 lg:py-28">
        <svg
          aria-hidden="true"
          viewBox="0 0 1200 120"
          preserveAspectRatio="none"
          fill="none"
          className="h-16 w-full text-brass-bright lg:h-24"
        >
          <path
            d="M0 119C260 20 760 -30 1200 90"
            stroke="currentColor"
            strokeWidth="2.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p className="mx-auto max-w-4xl text-center font-heading text-5xl text-sea">{text}</p>
      </div>
    </div>
  );
}

function Differences({ title, list }: Copy['differences']) {
  return (
    <PageSection title={title} layout="above">
      <ol className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {list.map(({ name, text }, index) => (
          <li
            key={name}
            className="grid grid-cols-[3.25rem_minmax(0,1fr)] border-t-2 border-sea pt-6 md:even:mt-16 md:odd:mb-0"
          >
            <span aria-hidden className="font-heading text-2xl text-brass lining-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="text-2xl">{name}</h3>
              <p className="mt-3 max-w-prose">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
