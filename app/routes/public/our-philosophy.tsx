import type { CopyOf } from '#content/copy.ts';
import { philosophyCopies } from '#content/pages/our-philosophy/copies.ts';
import type { en } from '#content/pages/our-philosophy/en.ts';
import { buttonClass } from '#ui/button.tsx';
import { PageHero } from '#ui/page-hero.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import type { Route } from './+types/our-philosophy.ts';
import { CallToAction } from './call-to-action.tsx';
import { pageCopy } from './page-copy.server.ts';
import { PageHead } from './page-head.tsx';
import { PagePicture } from './pictures/page-picture.tsx';

type Copy = CopyOf<typeof en>;

export const loader = ({ request, context }: Route.LoaderArgs) => pageCopy(philosophyCopies, request, context);

/** @see content §2 Public routes */
export default function OurPhilosophy({ loaderData }: Route.ComponentProps) {
  const { meta, hero, sentence, convictions, absent, closing } = loaderData;
  return (
    <>
      <PageHead {...meta} />
      <PageHero {...hero} picture={<PagePicture page="our-philosophy" />} />
      <Sentence {...sentence} />
      <Convictions {...convictions} />
      <Absent {...absent} />
      <CallToAction title={closing.title} text={closing.text}>
        <PublicLink to="/manifesto" className={buttonClass({ size: 'large' })}>
          {closing.manifesto}
        </PublicLink>
        <PublicLink to="/vision" className={buttonClass({ size: 'large', variant: 'secondary' })}>
          {closing.vision}
        </PublicLink>
      </CallToAction>
    </>
  );
}

function Sentence({ title, whole, lead, parts }: Copy['sentence']) {
  return (
    <PageSection background="paper" title={title} lead={lead}>
      <p className="font-heading text-3xl text-sea">{whole}</p>
      <dl className="mt-10">
        {parts.map(({ words, text }) => (
          <div
            key={words}
            className="grid gap-x-8 gap-y-2 border-t border-line py-7 sm:grid-cols-[11rem_minmax(0,1fr)] last:pb-0"
          >
            <dt className="font-heading text-xl text-brass">{words}</dt>
            <dd className="max-w-prose">{text}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}

function Convictions({ title, lead, believe, so, list, policies }: Copy['convictions']) {
  return (
    <PageSection layout="above" title={title} lead={lead}>
      <div aria-hidden className="mb-3 hidden grid-cols-[5fr_7fr] gap-x-16 md:grid">
        <p className="eyebrow">{believe}</p>
        <p className="eyebrow">{so}</p>
      </div>
      <dl className="border-b border-line">
        {list.map(({ belief, consequence }) => (
          <div
            key={belief}
            className="grid items-baseline gap-x-16 gap-y-2 border-t border-line py-6 md:grid-cols-[5fr_7fr]"
          >
            <dt className="font-heading text-2xl">{belief}</dt>
            <dd className="max-w-prose border-s-2 border-brass-bright ps-5 md:border-0 md:ps-0">{consequence}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        <PublicLink to="/legal" className="text-link inline-flex min-h-11 items-center">
          {policies}
        </PublicLink>
      </p>
    </PageSection>
  );
}

function Absent({ title, lead, list }: Copy['absent']) {
  return (
    <PageSection background="sea" title={title} lead={lead}>
      <dl className="grid gap-5 sm:grid-cols-2">
        {list.map(({ name, reason }) => (
          <div key={name} className="rounded-lg border border-dashed border-ivory/40 p-6">
            <dt className="font-heading text-xl text-gold">{name}</dt>
            <dd className="mt-2 text-mist">{reason}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
