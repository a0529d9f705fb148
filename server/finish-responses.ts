import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { log } from '#platform/log.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import { retryAfter } from './retry-after.ts';
import { securityHeaders } from './security-headers.ts';

export interface RequestVariables {
  requestId: string;
  network: string;
  /** Stands for the person who is signed in. */
  person: string;
}

/** Variables are set in the course of a request. */
export type Environment = { Bindings: HttpBindings; Variables: RequestVariables };

/** Gives every request an id, and every response its security headers and a line in the log. */
export function finishResponses({ appUrl }: Pick<Settings, 'appUrl'>): MiddlewareHandler<Environment> {
  const isHttps = appUrl.protocol === 'https:';
  return async (context, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    context.set('requestId', requestId);
    await next();
    const { headers } = context.res;
    const [referrerPolicy, contentPolicy] = [headers.get('referrer-policy'), headers.get('content-security-policy')];
    const allowsPageTranslation = headers.get('x-page-translation') === 'allowed';
    const scriptNonce = headers.get('x-script-nonce');
    headers.delete('x-page-translation');
    headers.delete('x-script-nonce');
    const policy = securityHeaders({ isHttps, allowsPageTranslation, scriptNonce });
    for (const [name, value] of Object.entries(policy)) headers.set(name, value);
    // A page whose URL contains a token sends less.
    if (referrerPolicy !== null) headers.set('Referrer-Policy', referrerPolicy);
    // A download has a stricter policy.
    if (contentPolicy !== null) headers.set('Content-Security-Policy', contentPolicy);
    headers.set('X-Request-Id', requestId);
    nameCharset(headers);
    if (context.res.status === 503 && !headers.has('retry-after')) headers.set('Retry-After', retryAfter);
    const isAborted = context.req.raw.signal.aborted;
    logResponse(context.req.raw, startedAt, {
      requestId,
      network: context.get('network'),
      person: context.get('person'),
      status: isAborted ? statusOfAborted : context.res.status,
    });
  };
}

/** All texts are UTF-8. The type of event streams has no parameter. */
function nameCharset(headers: Headers): void {
  const type = headers.get('content-type');
  if (type?.startsWith('text/') && type !== 'text/event-stream' && !type.includes('charset'))
    headers.set('Content-Type', `${type}; charset=utf-8`);
}

/** Logged if the browser disconnected before the response (nginx convention). */
const statusOfAborted = 499;

/** Without the query string, which may contain names. @see R12 */
function logResponse(
  request: Request,
  startedAt: number,
  { status, ...origin }: Partial<RequestVariables> & { status: number },
): void {
  const { pathname } = new URL(request.url);
  const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10;
  log.info({ ...origin, method: request.method, path: pathname, status, milliseconds }, 'request completed');
}
