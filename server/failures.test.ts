import pg from 'pg';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { requestOriginContext } from '#platform/request-context.server.ts';
import { withErrorResponses } from './failures.ts';

/** Runs the middleware of a route that throws `error`. */
async function thrownFor(error: unknown): Promise<unknown> {
  const module = {
    middleware: [
      () => {
        throw error;
      },
    ],
  };
  const build = { routes: { page: { id: 'page', path: 'page', module } } } as unknown as ServerBuild;
  const [middleware] = withErrorResponses(build).routes['page']?.module.middleware ?? [];
  const context = new RouterContextProvider();
  context.set(requestOriginContext, { id: 'a-request', network: '192.0.2.1' } as never);
  const args = { request: new Request('http://localhost/page'), params: {}, context } as never;
  return Promise.resolve(middleware?.(args, async () => new Response())).catch((thrown: unknown) => thrown);
}

describe('An error in the middleware of a route', () => {
  it('becomes 503 if the database is unavailable', async () => {
    const error = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    expect(await thrownFor(error)).toMatchObject({ init: { status: 503 }, data: { requestId: 'a-request' } });
  });

  it('becomes 403 if the database denied it, and otherwise 500', async () => {
    const denied = Object.assign(new pg.DatabaseError('denied', 6, 'error'), { code: '42501' });
    expect(await thrownFor(denied)).toMatchObject({ init: { status: 403 } });
    expect(await thrownFor(new Error('broken'))).toMatchObject({ init: { status: 500 } });
  });

  it('stays as it is if it is a response', async () => {
    const redirect = new Response(null, { status: 303 });
    expect(await thrownFor(redirect)).toBe(redirect);
  });
});
