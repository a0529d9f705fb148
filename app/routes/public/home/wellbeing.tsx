import type { HomeCopy } from '#content/pages/home/copies.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { HomeSection } from './home-section.tsx';

/** Academic Mentor and Wellbeing Coach, connected by an arc over the student. @see core §1 */
export function Wellbeing({ copy }: { copy: HomeCopy['wellbeing'] }) {
  return (
    <HomeSection name="wellbeing" background="ivory" className="grid gap-x-20 gap-y-12 lg:grid-cols-[2fr_1fr]">
      <div>
        <h2 id="wellbeing-title" className="max-w-xl">
          {copy.title}
        </h2>
        <p className="mt-5 max-w-xl text-lg text-ink-soft">{copy.lead}</p>
        <div className="relative mt-12 grid gap-y-8 sm:grid-cols-2 sm:pt-24">
          <PairingArc />
          {[copy.mentor, copy.coach].map(({ title, text }) => (
            <div key={title} className="relative max-sm:border-s-2 max-sm:border-brass-bright max-sm:ps-5 sm:pe-10">
              <span aria-hidden="true" className="absolute -top-7 size-3 rounded-full bg-sea max-sm:hidden" />
              <h3>{title}</h3>
              <p className="mt-2 text-lg text-ink-soft">{text}</p>
            </div>
          ))}
        </div>
      </div>
      <div className="self-end border-t-2 border-brass-bright bg-paper p-6 sm:p-8">
        <p className="text-ink-soft">{copy.note}</p>
        <ArrowLink to="/legal/safeguarding" className="mt-3 text-sea">
          {copy.link}
        </ArrowLink>
      </div>
    </HomeSection>
  );
}

function PairingArc() {
  return (
    <div className="absolute start-1.5 top-0 h-18 w-1/2 max-sm:hidden">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="none"
        className="size-full overflow-visible"
      >
        <path
          d="M0 100C22 -30 78 -30 100 100"
          className="stroke-brass-bright"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span
        aria-hidden="true"
        className="absolute start-1/2 -top-2 size-4 -translate-x-1/2 rounded-full border-3 border-ivory bg-brass-bright rtl:translate-x-1/2"
      />
    </div>
  );
}
