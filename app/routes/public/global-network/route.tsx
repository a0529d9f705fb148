import type { CopyOf } from '#content/copy.ts';
import { globalNetworkCopies } from '#content/pages/global-network/copies.ts';
import type { en } from '#content/pages/global-network/en.ts';
import { school } from '#content/school.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { LinkedText } from '#ui/linked-text.tsx';
import { PageHero } from '#ui/page-hero.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { HubMap } from '../hub-map/hub-map.tsx';
import { pageCopy } from '../page-copy.server.ts';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/route.ts';
import { hubPicture } from './hub-pictures.ts';

type Copy = CopyOf<typeof en>;

export const loader = ({ request, context }: Route.LoaderArgs) => pageCopy(globalNetworkCopies, request, context);

/** @see content §2 Global network page @see PD-2 */
export default function GlobalNetwork({ loaderData: copy }: Route.ComponentProps) {
  const t = useTranslate();
  const { introduction, map } = copy;
  const onMap = school.cityHubs.map((hub) => ({ ...hub, name: t(`hubs.city.${hub.city}`) }));
  return (
    <>
      <PageHead {...copy.meta} />
      <PageHero {...copy.hero} />
      <PageSection background="paper" title={introduction.title}>
        <div className="prose text-lg">
          {introduction.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageSection>
      <HubCards {...copy.hubs} />
      <PageSection background="paper" layout="above" title={map.title}>
        <HubMap hubs={onMap} coverage={map.coverage} loading="lazy" />
      </PageSection>
      <Touchpoint {...copy.touchpoint} />
      <Closing {...copy.closing} />
    </>
  );
}

function HubCards({ title, cities }: Copy['hubs']) {
  const t = useTranslate();
  return (
    <PageSection layout="above" title={title}>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {school.cityHubs.map(({ city }) => (
          <li key={city}>
            <img
              src={hubPicture(city)}
              alt=""
              width={480}
              height={320}
              loading="lazy"
              className="aspect-3/2 w-full rounded-lg border border-line bg-sea-tint object-cover"
            />
            <h3 className="mt-5 text-2xl">{t(`hubs.city.${city}`)}</h3>
            <p className="mt-2 text-ink-soft">{cities[city]}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Touchpoint({ title, uses }: Copy['touchpoint']) {
  return (
    <PageSection title={title}>
      <dl className="space-y-8">
        {uses.map(({ title, text }) => (
          <div key={title} className="border-s-2 border-brass-bright ps-6">
            <dt className="font-heading text-2xl">{title}</dt>
            <dd className="mt-2 max-w-prose">
              <LinkedText>{text}</LinkedText>
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}

function Closing({ line, presence, admissions }: Copy['closing']) {
  return (
    <div className="bg-sand">
      <div className="mx-auto max-w-page px-5 py-16 sm:px-8 lg:py-24">
        <p className="max-w-3xl font-heading text-4xl text-balance">{line}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <PublicLink to="/admissions" className={buttonClass({ size: 'large' })}>
            {admissions}
          </PublicLink>
          <PublicLink to="/global-presence" className={buttonClass({ size: 'large', variant: 'secondary' })}>
            {presence}
          </PublicLink>
        </div>
      </div>
    </div>
  );
}
