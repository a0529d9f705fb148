import type { TitledConsent } from '#features/consents/consents.ts';
import { Decisions } from './decisions.tsx';
import { ConsentBadge } from './state-badge.tsx';

/** What is asked about one student, and what the answers amount to. */
export function StudentConsents({ consents }: { consents: readonly TitledConsent[] }) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {consents.map(({ consentId, title, state, decisions }) => (
        <li key={consentId} className="py-2.5">
          <p className="flex items-start justify-between gap-x-3">
            <span lang={title.language} dir="auto" className="min-w-0 font-[620] wrap-anywhere">
              {title.text}
            </span>
            <ConsentBadge state={state} />
          </p>
          <Decisions decisions={decisions} />
        </li>
      ))}
    </ul>
  );
}
