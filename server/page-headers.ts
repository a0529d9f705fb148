import type { HeadersFunction, ServerBuild } from 'react-router';

/**
 * Lets the headers of every loader and action go out with the page: the router alone would drop what they say beside
 * their cookies, `Retry-After` for one. A route with a `headers` of its own keeps it.
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
    // the router itself hands cookies on
    for (const [name, value] of headers) if (name !== 'set-cookie') all.set(name, value);
  }
  return all;
};
