import type { CopyOf } from '#content/copy.ts';
import { facultyCopies } from '#content/pages/faculty/copies.ts';
import type { en } from '#content/pages/faculty/en.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { PageHero } from '#ui/page-hero.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import type { Route } from './+types/faculty.ts';
import { CallToAction } from './call-to-action.tsx';
import { pageCopy } from './page-copy.server.ts';
import { PageHead } from './page-head.tsx';
import { PagePicture } from './pictures/page-picture.tsx';
import { PortalCallout } from './portal-callout.tsx';

type Copy = CopyOf<typeof en>;

export const loader = ({ request, context }: Route.LoaderArgs) => pageCopy(facultyCopies, request, context);

/** @see content §2 Faculty page */
export default function Faculty({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { meta, hero, mentors, pair, meeting, portal, closing } = loaderData;
  return (
    <>
      <PageHead {...meta} />
      <PageHero {...hero} picture={<PagePicture page="faculty" />} />
      <Mentors {...mentors} />
      <Pair {...pair} />
      <Meeting {...meeting} />
      <PageSection background="paper" title={portal.title} lead={portal.lead}>
        <PortalCallout level={3} description={portal.description} />
      </PageSection>
      <CallToAction title={closing.title} text={closing.text}>
        <PublicLink to="/admissions#enquiry" className={buttonClass({ size: 'large' })}>
          {t('nav.requestConsultation')}
        </PublicLink>
        <PublicLink to="/curriculum" className={buttonClass({ size: 'large', variant: 'secondary' })}>
          {closing.curriculum}
        </PublicLink>
      </CallToAction>
    </>
  );
}

function Mentors({ title, paragraphs, safeguarding, staffing }: Copy['mentors']) {
  return (
    <PageSection background="paper" title={title}>
      <div className="prose text-lg">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul className="mt-6 flex flex-wrap gap-x-8">
        {(
          [
            { path: '/legal/safeguarding', text: safeguarding },
            { path: '/legal/hr-policy', text: staffing },
          ] as const
        ).map(({ path, text }) => (
          <li key={path}>
            <PublicLink to={path} className="text-link inline-flex min-h-11 items-center">
              {text}
            </PublicLink>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Pair({ title, lead, student, mentor, coach, together, limit }: Copy['pair']) {
  return (
    <PageSection background="sea" layout="above" title={title} lead={lead}>
      <div aria-hidden className="relative mx-auto mb-2 hidden max-w-4xl text-gold md:block">
        <svg aria-hidden="true" viewBox="0 0 896 150" fill="none" className="w-full">
          <path d="M8 146C180 20 716 20 888 146" stroke="currentColor" strokeWidth="2.5" />
          <circle cx="448" cy="51.5" r="9" className="fill-gold stroke-sea" strokeWidth="4" />
          <circle cx="9" cy="145" r="5" className="fill-gold" />
          <circle cx="887" cy="145" r="5" className="fill-gold" />
        </svg>
        <p className="absolute inset-x-0 top-[52%] text-center font-heading text-lg">{student}</p>
      </div>
      <div className="mx-auto grid max-w-4xl gap-x-20 gap-y-12 md:grid-cols-2">
        <Role {...mentor} />
        <Role {...coach} />
      </div>
      <div className="mx-auto mt-12 max-w-4xl border-t border-ivory/25 pt-8">
        <p className="max-w-2xl text-sm text-mist">
          <span className="mb-4 block font-heading text-xl text-gold">{together}</span> {limit}
        </p>
      </div>
    </PageSection>
  );
}

function Role({ name, promise, list }: Copy['pair']['mentor'] | Copy['pair']['coach']) {
  return (
    <div>
      <h3 className="text-2xl">{name}</h3>
      <p className="mt-1 font-heading text-lg text-gold">{promise}</p>
      <ul className="mt-4 text-mist">
        {list.map((item) => (
          <li key={item} className="border-t border-ivory/25 py-3">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Meeting({ title, list, note }: Copy['meeting']) {
  return (
    <PageSection title={title}>
      <ol>
        {list.map(({ name, text }) => (
          <li key={name} className="group relative ps-9 pb-9 last:pb-0">
            <span
              aria-hidden
              className="absolute start-1.75 top-2 h-full border-s-2 border-brass-bright group-last:hidden"
            />
            <span
              aria-hidden
              className="absolute start-0 top-2 size-4 rounded-full border-3 border-ivory bg-brass-bright"
            />
            <h3>{name}</h3>
            <p className="mt-1.5 max-w-prose">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-10 max-w-prose text-sm text-ink-soft">{note}</p>
    </PageSection>
  );
}
