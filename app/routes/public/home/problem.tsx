import type { HomeCopy } from '#content/pages/home/copies.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { HomeSection } from './home-section.tsx';

export function Problem({ copy }: { copy: HomeCopy['problem'] }) {
  return (
    <HomeSection name="problem" background="sea" className="grid gap-x-20 gap-y-12 lg:grid-cols-[7fr_5fr]">
      <div>
        <h2 id="problem-title" className="text-xl text-gold">
          {copy.title}
        </h2>
        <p className="mt-6 font-heading text-4xl tracking-tight text-balance">{copy.statement}</p>
      </div>
      <div className="space-y-5 text-lg text-mist lg:mt-16">
        {copy.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ArrowLink to="/vision" className="text-ivory">
          {copy.link}
        </ArrowLink>
      </div>
    </HomeSection>
  );
}
