import type { CopyOf } from '#content/copy.ts';
import type { en } from '#content/pages/curriculum/en.ts';
import { Icon } from '#ui/icon.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { WeekSketch } from './week-sketch.tsx';

/** Studying alongside another school. @see content §2 Curriculum page */
export function ParallelModel({ week, ...copy }: CopyOf<typeof en>['parallel']) {
  return (
    <PageSection background="paper" layout="above" title={copy.title} lead={copy.lead}>
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="flex flex-col gap-10">
          <div>
            <h3>{copy.reasonsTitle}</h3>
            <ul className="mt-4 flex flex-col gap-3">
              {copy.reasons.map((reason) => (
                <li key={reason} className="flex gap-3">
                  <Icon name="check" className="mt-1 size-5 shrink-0 text-brass" />
                  {reason}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{copy.stepsTitle}</h3>
            <ol className="mt-4 list-decimal ps-5 marker:font-heading marker:text-brass">
              {copy.steps.map((step) => (
                <li key={step} className="mb-3 ps-2">
                  {step}
                </li>
              ))}
            </ol>
          </div>
        </div>
        <WeekSketch {...week} />
      </div>
    </PageSection>
  );
}
