import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PublicPages } from './public-pages.ts';

/** A server whose pages are rendered when `finish` is called; the router answers all other requests. */
async function serve(answer: (path: string) => Response = (path) => new Response(`<body>${path}</body>`)) {
  const rendered: { path: string; finish: () => void }[] = [];
  const pages = new PublicPages({
    origin: 'https://school.example',
    paths: ['/', '/vision'],
    headersOf: () => ({}),
    handle: (request) =>
      new Promise((resolve) => {
        const path = new URL(request.url).pathname;
        rendered.push({ path, finish: () => resolve(answer(path)) });
      }),
  });
  const server = createServer((request, response) => {
    const next = () => response.end('router');
    if (!pages.serve(request, response, next)) next();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  running = server;
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(origin + path, { headers })).text();
  const started = (count: number) => vi.waitFor(() => expect(rendered).toHaveLength(count));
  return { pages, rendered, get, started };
}

let running: Server | null = null;
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27, 12) }));
afterEach(() => {
  running?.close();
  vi.useRealTimers();
});

describe('A public page', () => {
  it('is not rendered for a session, a notice, a query or an unknown path', async () => {
    const { get, rendered } = await serve();
    const cookies = ['__Host-session=a', '__Host-toast=b'];
    const texts = await Promise.all([...cookies.map((cookie) => get('/', { cookie })), get('/?a'), get('/other')]);
    expect(texts).toEqual(['router', 'router', 'router', 'router']);
    expect(rendered).toEqual([]);
  });

  it('is rendered once for a burst of first requests, and then kept', async () => {
    const { get, rendered, started } = await serve();
    const burst = Promise.all(Array.from({ length: 20 }, () => get('/vision')));
    await started(1);
    rendered[0]?.finish();
    const texts = [...(await burst), await get('/vision')];
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('<body>/vision');
    expect(rendered).toHaveLength(1);
  });

  it('is rendered again after a change, also if a rendering began before it', async () => {
    const { get, pages, rendered, started } = await serve();
    const before = get('/vision');
    await started(1);
    pages.forget(['/vision']);
    const after = get('/vision');
    await started(2);
    for (const { finish } of rendered) finish();
    await Promise.all([before, after, get('/vision')]);
    expect(rendered).toHaveLength(2);
  });

  it('is rendered again on the next day', async () => {
    const { get, rendered, started } = await serve();
    for (const day of [27, 28]) {
      vi.setSystemTime(Date.UTC(2026, 10, day, 12));
      const text = get('/');
      await started(day - 26);
      rendered.at(-1)?.finish();
      await text;
    }
    expect(rendered).toHaveLength(2);
  });

  it('that is not published or fails is rendered by the router', async () => {
    const { get, rendered, started } = await serve((path) => new Response('', { status: path === '/' ? 404 : 500 }));
    for (const path of ['/', '/vision']) {
      const text = get(path);
      await started(path === '/' ? 1 : 2);
      rendered.at(-1)?.finish();
      expect(await text).toBe('router');
    }
    expect(await get('/')).toBe('router');
    expect(rendered).toHaveLength(2);
  });
});
