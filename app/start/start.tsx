import { createContext, use, useLayoutEffect } from 'react';
import { ScrollRestoration } from 'react-router';
// As for a worker, Vite bundles it into one file.
import startScript from './start-script.ts?worker&url';

interface Boot {
  start: string;
  data: string;
  /** Of the signed-in person; empty for a visitor, undefined if the session could not be read. */
  personId?: string | undefined;
}

export const BootContext = createContext<Boot>({ start: '', data: '' });

/** The static policy forbids the router's inline script; the browser restores the scroll position itself. @see R11 */
const inert: object = { type: 'text/plain' };

/** Replaces `<ScrollRestoration/><Scripts/>` without inline scripts: `script-src 'self'` covers every page. @see R11 */
export function Start() {
  const { start, data, personId } = use(BootContext);
  useLayoutEffect(() => {
    dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <>
      <ScrollRestoration {...inert} />
      <script
        id="boot"
        type="application/json"
        data-person={personId}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: start }}
      />
      <script id="boot-data" type="text/plain" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: data }} />
      <script type="module" src={startScript} />
    </>
  );
}
