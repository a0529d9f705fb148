import { useEffect, useRef } from 'react';
import { useLastResponse } from '#forms/use-last-response.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';
import { ChooseFile } from './choose-file.tsx';
import { FinishedImport } from './finished-import.tsx';
import { handleImport } from './handle-import.server.ts';
import { ReviewImport } from './review-import.tsx';

/** Without a loader, client-side navigation would skip the guard. @see R1 */
export const loader = () => null;

export const action = ({ request, context }: Route.ActionArgs) => handleImport(request, context);

/** Nothing is stored between the steps: file, result per row, import. @see PD-59 */
export default function Import({ actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { last, problem } = useLastResponse(actionData);
  // Each step replaces the button that led to it.
  useEffect(() => {
    const invalid = document.querySelector<HTMLElement>('#main [aria-invalid=true]');
    if (last) (invalid ?? heading.current)?.focus();
  }, [last]);
  return (
    <section aria-labelledby="import" className="flex flex-col gap-5">
      <PortalTitle>{t('imports.title')}</PortalTitle>
      <div>
        <h1 ref={heading} id="import" tabIndex={-1} className="text-2xl outline-none">
          {t('imports.title')}
        </h1>
        <p className="mt-1 max-w-prose text-ink-soft">{t('imports.lead')}</p>
      </div>
      {last?.step === 'review' ? (
        <ReviewImport key={last.plan?.digest ?? 'columns'} review={last} problem={problem} />
      ) : last?.step === 'finished' ? (
        <FinishedImport finished={last} />
      ) : (
        <ChooseFile refused={last ?? null} problem={problem} />
      )}
    </section>
  );
}
