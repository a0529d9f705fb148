import type { HomeCopy } from '#content/pages/home/copies.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { MeridianArcs } from '#ui/meridian-arcs.tsx';
import { HomeSection } from './home-section.tsx';

export function Future({ copy }: { copy: HomeCopy['future'] }) {
  return (
    <div className="relative isolate overflow-clip">
      <HomeSection name="future" background="sand" className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <MeridianArcs className="absolute -start-44 -bottom-16 -z-10 h-72 text-brass opacity-20 lg:h-112" />
        <h2 id="future-title" className="text-4xl lg:col-span-7">
          {copy.title}
        </h2>
        <div className="space-y-5 text-lg text-ink-soft lg:col-span-6 lg:col-start-7">
          <p className="font-heading text-2xl text-ink">{copy.lead}</p>
          {copy.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ArrowLink to="/manifesto" className="text-sea">
            {copy.link}
          </ArrowLink>
        </div>
      </HomeSection>
    </div>
  );
}
