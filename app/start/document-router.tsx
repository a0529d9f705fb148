import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type DataRouter,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_RemixErrorBoundary as OuterErrorBoundary,
  RouterProvider,
} from 'react-router';
import type { DocumentData } from './document-data.ts';
import { restingRouter } from './resting-router.ts';
import type { startEngine } from './router-engine.ts';

/** On the `handle` of a route whose pages are going to ask something of the router: then its engine comes with them. */
export interface EngineHandle {
  startEngine: typeof startEngine;
}

const loadEngine = (): Promise<EngineHandle> => import('./router-engine.ts');

/** The whole router where the page needs it at once, an error page among them; elsewhere null. Called once. */
export async function routerFor(data: DocumentData): Promise<DataRouter | null> {
  const handles = data.matches.map(({ route }) => route.handle as Partial<EngineHandle> | undefined);
  const came = handles.find((handle) => handle?.startEngine)?.startEngine;
  if (came) return came(data);
  return data.hydrationData.errors ? (await loadEngine()).startEngine(data) : null;
}

type DocumentRouterProps = { data: DocumentData; routerAtOnce: DataRouter | null };

/** The application around the page, for the browser; the counterpart of the router's `ServerRouter`. */
export function DocumentRouter({ data, routerAtOnce }: DocumentRouterProps) {
  const [whole, setWhole] = useState(routerAtOnce);
  const [resting] = useState(() => {
    let awake: Promise<DataRouter> | undefined;
    return restingRouter(data, () => {
      awake ??= loadEngine()
        .then(({ startEngine: start }) => {
          const router = start(data);
          flushSync(() => setWhole(router));
          return router;
        })
        .catch((error) => {
          awake = undefined; // a failed download may succeed the next time
          throw error;
        });
      return awake;
    });
  });
  const router = whole ?? resting;
  const [location, setLocation] = useState(router.state.location);
  useEffect(() => router.subscribe((state) => setLocation(state.location)), [router]);
  useEffect(() => (whole ? undefined : loadAtForms()), [whole]);
  Object.assign(window, { __reactRouterDataRouter: router });
  return (
    <>
      <FrameworkContext value={data.framework}>
        <OuterErrorBoundary location={location}>
          <RouterProvider router={router} />
        </OuterErrorBoundary>
      </FrameworkContext>
      {null}
    </>
  );
}

/** Whoever begins to fill in a form will send it. */
function loadAtForms(): () => void {
  const load = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('form')) void loadEngine().catch(() => {});
  };
  addEventListener('focusin', load);
  return () => removeEventListener('focusin', load);
}
