import { LinkedText } from '#ui/linked-text.tsx';
import { PageSection } from '#ui/page-section.tsx';

type Moment = { figure: string; text: string };
type EnquiryNextStepsProps = { title: string; steps: readonly Moment[]; note: string };

/** What the school does with an enquiry, and when. @see content §9 Enquiry, Data and privacy figures */
export function EnquiryNextSteps({ title, steps, note }: EnquiryNextStepsProps) {
  return (
    <PageSection background="sand" layout="above" title={title}>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-0">
        {steps.map(({ figure, text }) => (
          <li
            key={figure}
            className="relative border-brass-bright max-md:border-s-2 max-md:ps-6 md:border-t-2 md:pe-10 md:pt-6"
          >
            <span aria-hidden className={dotClass} />
            <h3 className="text-3xl text-sea lining-nums">{figure}</h3>
            <p className="mt-2 max-w-72">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-9">
        <LinkedText>{note}</LinkedText>
      </p>
    </PageSection>
  );
}

const dotClass = 'absolute -start-[7px] top-2 size-3 rounded-full bg-brass ring-4 ring-sand md:-top-[7px] md:start-0';
