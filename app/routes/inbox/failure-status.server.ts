import type { RouterContextProvider } from 'react-router';
import { isDatabaseUnavailable } from '#platform/database-errors.server.ts';
import { log } from '#platform/log.server.ts';
import { requestOriginContext } from '#platform/request-context.server.ts';

/** Returns the status of a page whose list or form could not be loaded. */
export function failureStatus(error: unknown, context: Readonly<RouterContextProvider>): 500 | 503 {
  if (isDatabaseUnavailable(error)) return 503;
  log.error({ err: error, requestId: context.get(requestOriginContext).id }, 'the inbox could not be loaded');
  return 500;
}
