import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a proxy that forwards everything but the events after the first one of the first stream. */
export async function startSilencingProxy(target: string): Promise<{ origin: string; close(): Promise<void> }> {
  let streams = 0;
  const proxy = createServer((incoming, outgoing) => {
    const isSilenced = incoming.url === '/inbox/events' && ++streams === 1;
    const forwarded = request(
      target + incoming.url,
      { method: incoming.method, headers: incoming.headers },
      (upstream) => {
        outgoing.writeHead(upstream.statusCode ?? 500, upstream.headers);
        if (isSilenced) upstream.once('data', (first) => outgoing.write(first));
        else upstream.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
