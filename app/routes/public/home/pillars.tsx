import type { HomeCopy } from '#content/pages/home/copies.ts';
import { HomeSection } from './home-section.tsx';

/** @see PD-24 */
export function Pillars({ copy }: { copy: HomeCopy['pillars'] }) {
  return (
    <HomeSection name="pillars" background="ivory" className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 id="pillars-title" className="text-4xl">
          {copy.title}
        </h2>
        <p className="mt-5 max-w-md text-lg text-ink-soft">{copy.lead}</p>
      </div>
      <ol className="grid gap-x-12 sm:grid-cols-2">
        {copy.items.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] border-t border-line pt-5 pb-9">
            <span aria-hidden="true" className="font-heading text-xl text-brass tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="mt-2.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
