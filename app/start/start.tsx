import { createContext, use, useLayoutEffect } from 'react';
import { ScrollRestoration } from 'react-router';
import startScript from './start.js?url&no-inline';

/** What the start script needs, as JSON; given by `entry.server.tsx`. */
export const BootContext = createContext('');

/** The number of the request that brought this document; on the server by context, in the browser by the document. */
export const RequestIdContext = createContext<string | undefined>(undefined);

const requestIdOfDocument = typeof document === 'undefined' ? undefined : document.documentElement.dataset['request'];

export function useRequestId(): string | undefined {
  return use(RequestIdContext) ?? requestIdOfDocument;
}

/** The restoring script of the router is inline; the browser restores by itself until React lives, and the policy forbids it anyway. */
const inert: object = { type: 'text/plain' };

/**
 * Stands in for the router's `<ScrollRestoration/><Scripts/>`: one inert JSON block and one small external module, so that
 * no executable inline script is left and a static `script-src 'self'` covers every page. @see R11
 */
export function Start() {
  const boot = use(BootContext);
  useLayoutEffect(() => {
    dispatchEvent(new Event('react-lives'));
  }, []);
  return (
    <>
      <ScrollRestoration {...inert} />
      <script id="boot" type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
      <script type="module" src={startScript} />
    </>
  );
}
