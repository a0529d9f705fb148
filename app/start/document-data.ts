import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_createClientRoutes as createClientRoutes,
  type DataRouteMatch,
  type DataRouteObject,
  UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
  type UNSAFE_FrameworkContext as FrameworkContext,
  type HydrationState,
  matchRoutes,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router';
import { nextTask } from './next-task.ts';

type Framework = NonNullable<React.ContextType<typeof FrameworkContext>>;

/** What the start script leaves in the window. */
interface LeftByStart {
  __reactRouterContext: Pick<Framework, 'future' | 'ssr' | 'isSpaMode' | 'routeDiscovery'> & {
    basename: string;
    stream: ReadableStream<Uint8Array>;
  };
  __reactRouterManifest: AssetsManifest;
  __reactRouterRouteModules: RouteModules;
}

/** What a router is made of: the routes, and what the server loaded for the page. */
export interface DocumentData {
  framework: Framework;
  basename: string;
  routes: DataRouteObject[];
  matches: DataRouteMatch[];
  hydrationData: HydrationState;
}

/** Reads what came with the document. */
export async function readDocumentData(): Promise<DocumentData> {
  const left = window as unknown as LeftByStart;
  const { stream, basename, ...context } = left.__reactRouterContext;
  const manifest = left.__reactRouterManifest;
  const routeModules = left.__reactRouterRouteModules;
  const state = (await decodeViaTurboStream(stream, window)).value as HydrationState;
  await nextTask();
  const routes = createClientRoutes(manifest.routes, routeModules, state, context.ssr, context.isSpaMode);
  const matches = matchRoutes(ofPage(routes, routeModules), location, basename) ?? [];
  // a route without a loader has its data, which is none
  const none = matches.flatMap(({ route: { id } }) => (manifest.routes[id]?.hasLoader ? [] : [[id, null]]));
  const hydrationData = { ...state, loaderData: { ...Object.fromEntries(none), ...state.loaderData } };
  return { framework: { ...context, manifest, routeModules }, basename, routes, matches, hydrationData };
}

/** The routes that the server found: to rank all sixty once more takes a phone 20 ms. */
function ofPage(routes: DataRouteObject[], routeModules: RouteModules): DataRouteObject[] {
  return routes
    .filter(({ id }) => id in routeModules)
    .map((route) => (route.index ? route : { ...route, children: ofPage(route.children ?? [], routeModules) }));
}
