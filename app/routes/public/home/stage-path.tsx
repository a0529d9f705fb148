import type { HomeCopy } from '#content/pages/home/copies.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { HomeSection } from './home-section.tsx';

/** Distance of each stage from the top; matches the drawn line below. */
const descents = ['lg:mt-42', 'lg:mt-28', 'lg:mt-14', 'lg:mt-0'];

/** The four stages along a rising path: vertical on a phone, stepwise on wide screens. @see core §1 */
export function StagePath({ copy }: { copy: HomeCopy['timeline'] }) {
  return (
    <HomeSection name="timeline" background="paper" className="">
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-4">
        <div>
          <h2 id="timeline-title">{copy.title}</h2>
          <p className="mt-5 max-w-xl text-lg text-ink-soft">{copy.lead}</p>
        </div>
        <ArrowLink to="/curriculum" className="text-sea">
          {copy.link}
        </ArrowLink>
      </div>
      <div className="relative mt-12 lg:mt-10">
        <RisingLine />
        <ol className="grid gap-y-9 max-lg:ms-1.5 max-lg:border-s-2 max-lg:border-brass-bright lg:grid-cols-4">
          {copy.stages.map(({ title, text }, index) => (
            <li key={title} className={`relative max-lg:ps-8 lg:pe-8 lg:pt-9 ${descents[index]}`}>
              <span
                aria-hidden="true"
                className="absolute -start-[9px] top-1.5 size-4 rounded-full border-3 border-paper bg-sea lg:start-0 lg:top-0"
              />
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-2 text-lg text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </HomeSection>
  );
}

/** Passes through each stage's point: a quarter of the width and 3.5rem (25 units) apart. */
function RisingLine() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 75"
      preserveAspectRatio="none"
      fill="none"
      className="absolute start-2 top-2 h-42 w-full overflow-visible stroke-brass-bright max-lg:hidden rtl:-scale-x-100"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path vectorEffect="non-scaling-stroke" d="M0 75C12 75 13 50 25 50S38 25 50 25S63 0 75 0" />
      <path vectorEffect="non-scaling-stroke" d="M75 0C86 0 90 -12 98 -18" strokeDasharray="2 8" />
    </svg>
  );
}
