import type { GovernanceCopy } from '#content/pages/governance/copies.ts';
import { PageSection } from '#ui/page-section.tsx';

type Office = { name: string; duty: string };

export function Accountability({ title, lead, board, officers, direct }: GovernanceCopy['accountability']) {
  return (
    <PageSection layout="above" title={title} lead={lead}>
      <div className="border-s-2 border-brass-bright ps-6 lg:border-s-0 lg:border-b-2 lg:ps-0 lg:pb-7">
        <OfficeText {...board} level="h3" className="max-w-xl text-3xl" />
      </div>
      <ul className="grid gap-x-10 gap-y-8 max-lg:mt-10 lg:grid-cols-3">
        {officers.map((office) => (
          <li key={office.name} className={branchClass}>
            <OfficeText {...office} level="h3" className="text-xl" />
          </li>
        ))}
      </ul>
      <h3 className="eyebrow mt-12">{direct.title}</h3>
      <ul className="mt-4 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {direct.officers.map((office) => (
          <li key={office.name} className={directClass}>
            <OfficeText {...office} level="h4" className="text-xl" />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

const branchClass = 'border-s-2 border-brass-bright ps-5 lg:pt-7';
const directClass = 'border-s-2 border-dashed border-brass-bright ps-5';

function OfficeText({ name, duty, level: Heading, className }: Office & { level: 'h3' | 'h4'; className: string }) {
  return (
    <>
      <Heading className={className}>{name}</Heading>
      <p className="mt-2 text-sm text-ink-soft">{duty}</p>
    </>
  );
}
