import { createContext, use, useLayoutEffect } from 'react';
import { ScrollRestoration } from 'react-router';
// As for a worker, Vite bundles it into one file.
import startScript from './start-script.ts?worker&url';

export const BootContext = createContext({ start: '', data: '' });

/** The static policy forbids the router's inline script; the browser restores the scroll position itself. @see R11 */
const inert: object = { type: 'text/plain' };

/** Replaces `<ScrollRestoration/><Scripts/>` without inline scripts: `script-src 'self'` covers every page. @see R11 */
export function Start() {
  const { start, data } = use(BootContext);
  useLayoutEffect(() => {
    dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <>
      <ScrollRestoration {...inert} />
      <script id="boot" type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
      <script id="boot-data" type="text/plain" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: data }} />
      <script type="module" src={startScript} />
    </>
  );
}
