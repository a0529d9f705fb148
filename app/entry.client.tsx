import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadTexts } from '#i18n/needed-texts.ts';
// The same address as in root.tsx.
import routerPage from '#islands/router-page.ts?worker&url';
import { fetchForRouter } from '#routes/live/background-load.ts';
import { recordNavigations } from '#routes/live/navigations.ts';

// The script of the page runs before React, and only once.
await import(/* @vite-ignore */ routerPage);
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
