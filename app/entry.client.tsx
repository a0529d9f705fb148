import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadTexts } from '#i18n/needed-texts.ts';
import { fetchForRouter } from '#routes/live/background-load.ts';
import { recordNavigations } from '#routes/live/navigations.ts';

/** Not called at import: a module that failed once stays failed, but the texts may load at the second attempt. */
export async function hydrate(): Promise<void> {
  await loadTexts();
  startTransition(() => {
    hydrateRoot(
      document,
      <HydratedRouter
        // No stable API lets the router wait for a lost network or mark background loads. @see ADR-8
        unstable_fetch={fetchForRouter}
        instrumentations={[recordNavigations]}
        // In a transition, a slow device would disable the button of a form too late to prevent a second submission.
        useTransitions={false}
      />,
    );
  });
}
