import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as singleFetch,
} from 'react-router';
import { fetchForRouter } from '../routes/shell/background-load.ts';
import type { DocumentData } from './document-data.ts';
import { waitingForModules } from './route-modules.ts';

/** The router whole: it loads, submits and leads from page to page. A chunk of its own, of a fifth of React's size. */
export function startEngine({ framework, basename, routes, hydrationData }: DocumentData): DataRouter {
  const { manifest, routeModules, ssr } = framework;
  const router = createRouter({
    routes: waitingForModules(routes, manifest),
    history: createBrowserHistory(),
    basename,
    hydrationData,
    mapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: singleFetch(() => router, manifest, routeModules, ssr, fetchForRouter),
  });
  // from here on it leads back and forth itself
  dispatchEvent(new Event('router-wakes'));
  return router.initialize();
}
