import {
  type ActionFunction,
  data,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type ServerBuild,
} from 'react-router';
import { isDatabaseUnavailable, isPasswordExpired, isPermissionDenied } from '#platform/database-errors.server.ts';
import { log } from '#platform/log.server.ts';
import { isFileLimitReached, reportFileLimit } from '#platform/open-files.server.ts';
import { passwordExpiredContext, requestOriginContext } from '#platform/request-context.server.ts';
import { keepPosted, postedAgain, unavailable } from '#platform/unavailable-response.server.ts';

/** Logs errors once: 503 if the database is unavailable, 403 if it denied what a guard permitted, else 500. @see R12 */
export function withErrorResponses(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action, middleware } = route.module;
    const wrapped = {
      ...(loader && { loader: wrap(loader) }),
      ...(action && { action: wrap(askForExpiredPassword(action)) }),
      ...(middleware && { middleware: middleware.map(wrapMiddleware) }),
    };
    return [id, { ...route, module: { ...route.module, ...wrapped } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function wrap<Args extends Pick<LoaderFunctionArgs, 'context' | 'request'>, Result>(work: (args: Args) => Result) {
  return async (args: Args): Promise<Awaited<Result>> => {
    keepPosted(args.request, args.context);
    try {
      return await work(args);
    } catch (error) {
      throw error instanceof Error ? await failureOf(error, args) : error;
    }
  };
}

/**
 * Runs an action again as in a session without a recent password, if the database refused it for that reason although the
 * password was recent when the request was checked: it asks for the password and keeps what was typed. What reads a
 * multipart body must return the same for the same request. @see PD-65
 */
const askForExpiredPassword =
  (action: ActionFunction): ActionFunction =>
  async (args) => {
    try {
      return await action(args);
    } catch (error) {
      if (!isPasswordExpired(error)) throw error;
      args.context.set(passwordExpiredContext, true);
      return await action({ ...args, request: postedAgain(args.request, args.context) });
    }
  };

/** An error of what `next` runs has become a response before it gets here. */
const wrapMiddleware =
  (middleware: MiddlewareFunction<Response>): MiddlewareFunction<Response> =>
  (args, next) =>
    wrap(() => middleware(args, next))(args);

function failureOf(error: Error, { request, context }: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const { id: requestId } = context.get(requestOriginContext);
  if (isDatabaseUnavailable(error)) {
    if (isFileLimitReached(error)) void reportFileLimit();
    else log.warn({ err: error, requestId }, 'the database did not answer a request');
    return unavailable(context, error);
  }
  if (isPermissionDenied(error)) {
    log.warn({ err: error, requestId }, "permission denied; the user's role may have changed");
    return data({ requestId }, { status: 403 });
  }
  if (request.signal.aborted && error.name === 'AbortError') return error;
  log.error({ err: error, requestId }, 'a request failed');
  return data({ requestId }, { status: 500 });
}
