import { PageSection } from '#ui/page-section.tsx';

type Quality = { title: string; text: string };
type Group = { title: string; qualities: readonly Quality[] };
type WhatWeLookForProps = { title: string; lead: string; student: Group; family: Group };

/** What the school hopes to find, in the student and around the student. @see content §2 Admissions page */
export function WhatWeLookFor({ title, lead, student, family }: WhatWeLookForProps) {
  return (
    <PageSection background="sea" layout="above" title={title} lead={lead}>
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <QualityList {...student} />
        <QualityList {...family} />
      </div>
    </PageSection>
  );
}

function QualityList({ title, qualities }: Group) {
  return (
    <div>
      <h3 className="border-b border-gold/50 pb-3 text-lg text-gold">{title}</h3>
      <dl className="divide-y divide-ivory/15">
        {qualities.map(({ title, text }) => (
          <div key={title} className="grid gap-x-8 gap-y-1 py-6 sm:grid-cols-[9rem_1fr]">
            <dt className="font-heading text-2xl">{title}</dt>
            <dd className="text-mist">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
