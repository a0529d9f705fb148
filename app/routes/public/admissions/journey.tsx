import { classNames } from '#ui/class-names.ts';
import { PageSection } from '#ui/page-section.tsx';

type Step = { title: string; text: string; more: string };
type JourneyProps = { title: string; lead: string; steps: readonly Step[] };

/** The four steps, connected by a dashed line. @see content §2 Admissions page */
export function Journey({ title, lead, steps }: JourneyProps) {
  return (
    <PageSection layout="above" title={title} lead={lead}>
      <div className="relative lg:-mt-10">
        <ConnectingLine />
        <ol className="relative grid gap-x-10 lg:grid-cols-4">
          {steps.map((step, index) => (
            <NumberedStep key={step.title} {...step} number={index + 1} isLast={index === steps.length - 1} />
          ))}
        </ol>
      </div>
    </PageSection>
  );
}

/** Vertical positions of the steps on the curve of `ConnectingLine`. */
const heights = ['lg:pt-44', 'lg:pt-21', 'lg:pt-8', 'lg:pt-5'];

function NumberedStep({ title, text, more, number, isLast }: Step & { number: number; isLast: boolean }) {
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[3.5rem_1fr] content-start gap-x-5 gap-y-6 pb-12 last:pb-0 lg:grid-cols-1 lg:pb-0',
        heights[number - 1],
      )}
    >
      {!isLast && <span aria-hidden className={verticalLineClass} />}
      <span aria-hidden className={markClass}>
        {number}
      </span>
      <div>
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-3">{text}</p>
        <p className="mt-3 text-sm text-ink-soft">{more}</p>
      </div>
    </li>
  );
}

/** Vertical line between the steps on small screens. */
const verticalLineClass = 'absolute start-[27px] inset-y-0 border-s-2 border-dashed border-brass-bright/60 lg:hidden';

const markClass =
  'relative flex size-14 items-center justify-center rounded-full border-2 border-brass-bright bg-ivory ' +
  'font-heading text-2xl leading-none text-brass lining-nums';

function ConnectingLine() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 240"
      preserveAspectRatio="none"
      fill="none"
      className="pointer-events-none absolute inset-x-0 top-0 h-60 w-full text-brass-bright max-lg:hidden rtl:-scale-x-100"
    >
      <path
        d="M0 214L23 204C109 168 195 136 281 112S454 71 540 60 712 51 798 48 940 44 1000 42"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="7 7"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
