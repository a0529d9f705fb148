import type { HeadersFunction, ServerBuild } from 'react-router';

/**
 * Sends the headers of every loader and action with the page; by default the router only forwards cookies. A route's
 * own `headers` takes precedence.
 */
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
