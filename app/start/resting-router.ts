import {
  createPath,
  type DataRouter,
  matchRoutes,
  type RouterNavigateOptions,
  type RouterState,
  type To,
} from 'react-router';
import { keepNotice } from '../routes/shell/notices.ts';
import { untilReachable } from '../routes/shell/until-reachable.ts';
import type { DocumentData } from './document-data.ts';
import { IDLE_FETCHER, IDLE_NAVIGATION } from './router-parts.ts';

/**
 * A router that only knows the page at hand, which is all that most visits to a public page ask of it: its links are the
 * browser's. Asked to lead, load or send anything, it lets its engine come, and hands over.
 * @param wake gives the engine's router, already in the place of this one
 */
export function restingRouter(data: DocumentData, wake: () => Promise<DataRouter>): DataRouter {
  const { basename, routes, matches, hydrationData } = data;
  const { pathname, search, hash } = window.location;
  const state: RouterState = {
    historyAction: 'POP' as RouterState['historyAction'],
    location: {
      pathname,
      search,
      hash,
      state: history.state?.usr ?? null,
      key: history.state?.key ?? 'default',
    },
    matches,
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydrationData.loaderData ?? {},
    actionData: hydrationData.actionData ?? null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
  const nothing = () => {};
  const rests: Partial<DataRouter> = {
    basename,
    routes,
    state,
    window,
    manifest: {},
    match: (place) => matchRoutes(routes, place, basename),
    subscribe: () => nothing,
    enableScrollRestoration: () => nothing,
    createHref: createPath,
    createURL: addressOf,
    encodeLocation: (to) => {
      const { pathname, search, hash } = addressOf(to);
      return { pathname, search, hash };
    },
    getFetcher: () => IDLE_FETCHER,
    deleteFetcher: nothing,
    resetFetcher: nothing,
    navigate: (to: number | To | null, options?: RouterNavigateOptions) =>
      wake().then(
        (router) => router.navigate(to as To, options),
        () => leadWithoutEngine(to, options),
      ),
    fetch: (...what) => wake().then((router) => router.fetch(...what), sayFailed),
    revalidate: () => wake().then((router) => router.revalidate(), sayFailed),
  };
  return rests as DataRouter;
}

/**
 * Where the engine does not come, the browser leads, as soon as the server can be reached; what was to be sent stays on the
 * page, to be sent once more.
 */
async function leadWithoutEngine(to: number | To | null, options?: RouterNavigateOptions): Promise<void> {
  if (options && 'formMethod' in options) return sayFailed();
  await untilReachable(() => fetch('/session'));
  if (typeof to === 'number') history.go(to);
  else window.location.assign(addressOf(to ?? window.location));
}

function sayFailed(): void {
  keepNotice({ id: crypto.randomUUID(), notice: { tone: 'error', text: 'error.short' } });
}

function addressOf(to: To): URL {
  return new URL(typeof to === 'string' ? to : createPath(to), window.location.origin);
}
