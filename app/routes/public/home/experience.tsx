import type { HomeCopy } from '#content/pages/home/copies.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { HomeSection } from './home-section.tsx';

export function Experience({ copy }: { copy: HomeCopy['experience'] }) {
  return (
    <HomeSection name="experience" background="paper" className="grid gap-x-20 gap-y-10 lg:grid-cols-[5fr_6fr]">
      <div className="lg:sticky lg:top-16 lg:self-start">
        <h2 id="experience-title">{copy.title}</h2>
        <p className="mt-6 max-w-lg font-heading text-2xl text-sea">{copy.lead}</p>
      </div>
      <div>
        <div className="divide-y divide-line border-y border-line">
          {copy.parts.map(({ title, text }) => (
            <div key={title} className="grid gap-x-8 gap-y-2 py-7 sm:grid-cols-[11rem_1fr]">
              <h3>{title}</h3>
              <p className="text-lg text-ink-soft">{text}</p>
            </div>
          ))}
        </div>
        <ArrowLink to="/faculty" className="mt-7 text-sea">
          {copy.link}
        </ArrowLink>
      </div>
    </HomeSection>
  );
}
