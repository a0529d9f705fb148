import { classNames } from '../../../ui/class-names.ts';
import { PageSection } from '../../../ui/page-section.tsx';
import type { GovernanceCopy } from './route.tsx';

type Office = { name: string; duty: string };

/** The offices as a tree: those who report, and beside them those who may go to the Board past everyone. */
export function Accountability({ title, lead, board, officers, direct }: GovernanceCopy['accountability']) {
  return (
    <PageSection layout="above" title={title} lead={lead}>
      <div className="border-s-2 border-brass-bright ps-6 lg:border-s-0 lg:border-b-2 lg:ps-0 lg:pb-7">
        <OfficeText {...board} level="h3" className="max-w-xl text-3xl" />
      </div>
      <div className="grid gap-x-10 gap-y-10 max-lg:mt-10 lg:grid-cols-5">
        <ul className="grid gap-x-10 gap-y-8 lg:col-span-2 lg:grid-cols-2">
          {officers.map((office) => (
            <li key={office.name} className={branchClass}>
              <OfficeText {...office} level="h3" className="text-xl" />
            </li>
          ))}
        </ul>
        <div className="relative lg:col-span-3">
          <h3 className="eyebrow lg:absolute lg:-top-9 lg:start-0">{direct.title}</h3>
          <ul className="grid gap-x-10 gap-y-8 max-lg:mt-4 lg:grid-cols-3">
            {direct.officers.map((office) => (
              <li key={office.name} className={classNames(branchClass, 'border-dashed')}>
                <OfficeText {...office} level="h4" className="text-xl" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </PageSection>
  );
}

const branchClass = 'border-s-2 border-brass-bright ps-5 lg:pt-7';

function OfficeText({ name, duty, level: Heading, className }: Office & { level: 'h3' | 'h4'; className: string }) {
  return (
    <>
      <Heading className={className}>{name}</Heading>
      <p className="mt-2 text-sm text-ink-soft">{duty}</p>
    </>
  );
}
