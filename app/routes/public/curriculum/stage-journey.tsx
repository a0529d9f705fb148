import type { CopyOf } from '#content/copy.ts';
import type { en } from '#content/pages/curriculum/en.ts';
import { classNames } from '#ui/class-names.ts';
import { PageSection } from '#ui/page-section.tsx';

/** Positions of the stages on the road (wide screens), and of the lines from there to the texts. */
const passes = [
  { dot: 'lg:top-34', drop: 'lg:top-39 lg:h-5' },
  { dot: 'lg:top-18.25', drop: 'lg:top-23.25 lg:h-20.75' },
  { dot: 'lg:top-8', drop: 'lg:top-13 lg:h-31' },
  { dot: 'lg:top-2', drop: 'lg:top-7 lg:h-37' },
];
const road =
  'M8 144C108 119 208 98.3 308 81C408 63.7 508 50.8 608 40C708 29.2 808 21.7 908 16C1005 10.5 1103 9.3 1200 6';

/** The four stages along a road; on narrow screens the road runs along the margin. @see content §1 */
export function StageJourney({ title, lead, question, list }: CopyOf<typeof en>['journey']) {
  return (
    <PageSection layout="above" title={title} lead={lead}>
      <div className="relative">
        <Road />
        <ol className="relative grid lg:grid-cols-4">
          {list.map((stage, index) => (
            <li key={stage.name} className="group relative ps-10 pb-11 last:pb-0 lg:ps-0 lg:pe-10 lg:pt-48 lg:pb-0">
              <span aria-hidden className={classNames(lineClass, passes[index]?.drop)} />
              <span aria-hidden className={classNames(dotClass, passes[index]?.dot)} />
              <h3 className="text-2xl">{stage.name}</h3>
              <p className="mt-3 font-heading text-lg text-brass">
                <span className="sr-only">{question}: </span>
                {stage.question}
              </p>
              <p className="mt-3">{stage.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </PageSection>
  );
}

const dotClass = 'absolute start-0 top-2 size-4 rounded-full border-3 border-ivory bg-brass-bright';
const lineClass =
  'absolute start-1.75 top-2 h-full border-s-2 border-brass-bright max-lg:group-last:hidden lg:border-s lg:border-line';

function Road() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 160"
      preserveAspectRatio="none"
      fill="none"
      className="absolute inset-x-0 top-0 hidden h-40 w-full text-brass-bright lg:block rtl:-scale-x-100"
    >
      <path d={road} stroke="currentColor" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
