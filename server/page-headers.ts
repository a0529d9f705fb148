import type { HeadersFunction, ServerBuild } from 'react-router';

/** Sends the headers of every loader and action, where the router forwards only cookies, unless a route has its own. */
export function withHeadersHandedOn(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: { ...route.module, headers: route.module.headers ?? handOn } },
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

const handOn: HeadersFunction = ({ parentHeaders, loaderHeaders, actionHeaders, errorHeaders }) => {
  const all = new Headers(parentHeaders);
  for (const headers of [loaderHeaders, actionHeaders, errorHeaders ?? new Headers()]) {
    // The router forwards cookies itself.
    for (const [name, value] of headers) if (name !== 'set-cookie') all.set(name, value);
  }
  return all;
};
