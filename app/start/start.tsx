import { createContext, use, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, ScrollRestoration } from 'react-router';
import { defaultLanguage, isLanguage, type Language } from '../../content/languages.ts';
import { waitForModules } from './route-modules.ts';
import startScript from './start.js?url&no-inline';

/** What the start script needs, and the page's data for the router, each as JSON; given by `entry.server.tsx`. */
export const BootContext = createContext({ start: '', data: '' });

/** What a document is, whatever becomes of its data: of use to pages that stand in for one that failed. */
interface DocumentFacts {
  /** The number of the request that brought it. */
  requestId: string | undefined;
  language: Language;
  /** The path that it was opened by; the router may have led elsewhere since. */
  path: string;
}

/** On the server; in the browser the document itself says it. */
export const DocumentContext = createContext<DocumentFacts | null>(null);

const ofThisDocument = typeof document === 'undefined' ? null : readDocument();

function readDocument(): DocumentFacts {
  const { lang, dataset } = document.documentElement;
  return {
    requestId: dataset['request'],
    language: isLanguage(lang) ? lang : defaultLanguage,
    path: location.pathname,
  };
}

export function useDocument(): DocumentFacts {
  return use(DocumentContext) ?? ofThisDocument ?? { requestId: undefined, language: defaultLanguage, path: '' };
}

/** The restoring script of the router is inline; the browser restores by itself until React lives, and the policy forbids it anyway. */
const inert: object = { type: 'text/plain' };

/**
 * Stands in for the router's `<ScrollRestoration/><Scripts/>`: two inert JSON blocks and one small external module, so that
 * no executable inline script is left and a static `script-src 'self'` covers every page. @see R11
 */
export function Start() {
  const { start, data } = use(BootContext);
  // UNSAFE_: no stable API changes how a route loads its module
  const router = use(DataRouterContext)?.router;
  useLayoutEffect(() => {
    if (router) waitForModules(router.routes);
    dispatchEvent(new Event('react-lives'));
  }, [router]);
  return (
    <>
      <ScrollRestoration {...inert} />
      <script id="boot" type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
      <script id="data" type="text/plain" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: data }} />
      <script type="module" src={startScript} />
    </>
  );
}
