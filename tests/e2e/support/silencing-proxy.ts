import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before the server, and passes on nothing but the first event of the first stream. */
export async function startSilencingProxy(target: string): Promise<{ origin: string; close(): Promise<void> }> {
  let streams = 0;
  const proxy = createServer((asked, answer) => {
    const isSilenced = asked.url === '/inbox/events' && ++streams === 1;
    const passedOn = request(target + asked.url, { method: asked.method, headers: asked.headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 500, answered.headers);
      if (isSilenced) answered.once('data', (first) => answer.write(first));
      else answered.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    answer.on('close', () => passedOn.destroy());
    asked.pipe(passedOn);
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
