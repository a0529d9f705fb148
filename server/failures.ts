import { data, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { isDatabaseUnavailable } from '../app/platform/database-errors.server.ts';
import { log } from '../app/platform/log.server.ts';
import { requestOriginContext } from '../app/platform/request-context.server.ts';

/**
 * Lets every loader and action of the build answer the unexpected alike: logged once with the request's id, then 503
 * while the database is away, else 500; the page shows the id and never a stack. @see R12
 */
export function withFailuresAnswered(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const answered = { ...(loader && { loader: answering(loader) }), ...(action && { action: answering(action) }) };
    return [id, { ...route, module: { ...route.module, ...answered } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function answering<Args extends Pick<LoaderFunctionArgs, 'context'>, Result>(work: (args: Args) => Result) {
  return async (args: Args): Promise<Awaited<Result>> => {
    try {
      return await work(args);
    } catch (error) {
      // redirects and answers are thrown too
      throw error instanceof Error ? failureOf(error, args.context.get(requestOriginContext).id) : error;
    }
  };
}

function failureOf(error: Error, requestId: string) {
  if (isDatabaseUnavailable(error)) {
    log.warn({ err: error, requestId }, 'the database did not answer a request');
    return data({ requestId }, { status: 503, headers: { 'Retry-After': '5' } });
  }
  log.error({ err: error, requestId }, 'a request failed');
  return data({ requestId }, { status: 500 });
}
