import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { generate } from 'selfsigned';

export interface TlsProxy {
  readonly origin: string;
  readonly certificate: string;
  close(): Promise<void>;
}

export const visitorAddress = '198.51.100.7';

/** Hop-by-hop headers, which HTTP/2 forbids. @see RFC 9113 §8.2.2 */
const connectionHeaders = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade'];

/** Accepts HTTP/2 and HTTP/1.1, sends HTTP/1.1 to the server and replaces Host. Returns 502 until the server listens. */
export async function startTlsProxy(serverPort: number, port = 0): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const agent = new Agent({ keepAlive: true });
  const proxy = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, response) =>
    forward(incoming, response, serverPort, agent),
  );
  const sockets = new Set<Socket>();
  proxy.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    proxy.once('error', reject);
    proxy.listen(port, resolve);
  });
  return {
    origin: `https://localhost:${(proxy.address() as AddressInfo).port}`,
    certificate: cert,
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        proxy.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function forward(incoming: Http2ServerRequest, response: Http2ServerResponse, port: number, agent: Agent): void {
  const forwarded = request(
    {
      host: 'localhost',
      port,
      agent,
      method: incoming.method,
      path: incoming.url,
      headers: forwardedHeaders(incoming.headers),
    },
    (received) => {
      if (response.destroyed) return void received.destroy();
      response.writeHead(received.statusCode ?? 502, headersOfResponse(received.headers));
      received.pipe(response);
      received.once('error', () => response.destroy());
    },
  );
  forwarded.once('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  response.once('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
}

function forwardedHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !name.startsWith(':') && !connectionHeaders.includes(name));
  return {
    ...Object.fromEntries(kept),
    host: 'internal.invalid:8080',
    'x-forwarded-for': visitorAddress,
    'x-forwarded-proto': 'https',
  };
}

function headersOfResponse(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.includes(name)));
}
