import type { CopyOf } from '#content/copy.ts';
import { globalPresenceCopies } from '#content/pages/global-presence/copies.ts';
import type { en } from '#content/pages/global-presence/en.ts';
import { school } from '#content/school.ts';
import { buttonClass } from '#ui/button.tsx';
import { LinkedText } from '#ui/linked-text.tsx';
import { PageHero } from '#ui/page-hero.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import type { Route } from './+types/global-presence.ts';
import { CallToAction } from './call-to-action.tsx';
import { HubMap } from './hub-map/hub-map.tsx';
import { pageCopy } from './page-copy.server.ts';
import { PageHead } from './page-head.tsx';

type Copy = CopyOf<typeof en>;

export const loader = ({ request, context }: Route.LoaderArgs) => pageCopy(globalPresenceCopies, request, context);

/** @see content §2 Global presence page @see PD-2 */
export default function GlobalPresence({ loaderData: copy }: Route.ComponentProps) {
  const { map, hubs, meaning, closing } = copy;
  const onMap = school.countryHubs.map((hub) => ({ ...hub, name: hubs.roles[hub.role].country }));
  return (
    <>
      <PageHead {...copy.meta} />
      <PageHero {...copy.hero} />
      <PageSection background="paper" layout="above" title={map.title} lead={map.lead}>
        <HubMap hubs={onMap} coverage={map.coverage} loading="eager" />
      </PageSection>
      <Roles {...hubs} />
      <PageSection background="sand" title={meaning.title}>
        <div className="prose text-lg">
          {meaning.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText>{paragraph}</LinkedText>
            </p>
          ))}
        </div>
      </PageSection>
      <CallToAction title={closing.title} text={closing.text}>
        <PublicLink to="/global-network" className={buttonClass({ size: 'large' })}>
          {closing.network}
        </PublicLink>
        <PublicLink to="/admissions" className={buttonClass({ size: 'large', variant: 'secondary' })}>
          {closing.admissions}
        </PublicLink>
      </CallToAction>
    </>
  );
}

function Roles({ title, lead, roles }: Copy['hubs']) {
  return (
    <PageSection layout="above" title={title} lead={lead}>
      <ol>
        {school.countryHubs.map(({ role: key }) => {
          const { country, role, text } = roles[key];
          return (
            <li
              key={key}
              className="grid gap-x-12 gap-y-3 border-t border-line py-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,5fr)]"
            >
              <h3 className="text-3xl">{country}</h3>
              <p className="font-heading text-xl text-brass">{role}</p>
              <p className="max-w-prose">{text}</p>
            </li>
          );
        })}
      </ol>
    </PageSection>
  );
}
