import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { retryAfter } from './retry-after.ts';

/** Abort requests whose body is incomplete after this time. `storeFile` discards the chunks of an aborted upload. */
const bodyMilliseconds = 4_500;
const responseMilliseconds = 6_000;
const closeIdleEveryMilliseconds = 50;

export interface Connections {
  /** Call first for every request. If false, ignore the request: its connection is about to close. */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  /** True while a response on this connection is not finished. */
  isResponding(socket: Duplex): boolean;
  drain(): Promise<void>;
}

export function trackConnections(server: Server, headersOfRefusals: Record<string, string>): Connections {
  const latest = new Map<Duplex, ServerResponse>();
  let drainingSince: number | null = null;
  const endWith = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  return {
    admit(request, response) {
      const { socket } = request;
      const isDraining = drainingSince !== null;
      // Pipelined after a response with `Connection: close`: it could never be answered.
      if (isDraining && latest.has(socket)) return false;
      latest.set(socket, response);
      response.once('close', () => {
        if (latest.get(socket) === response) latest.delete(socket);
      });
      if (drainingSince === null) return true;
      endWith(response);
      if (performance.now() - drainingSince < bodyMilliseconds) return true;
      response.writeHead(503, { ...headersOfRefusals, 'Content-Length': '0', 'Retry-After': retryAfter }).end();
      return false;
    },
    isResponding: (socket) => latest.has(socket),
    async drain() {
      drainingSince = performance.now();
      const closed = new Promise((resolve) => server.close(resolve));
      for (const response of latest.values()) endWith(response);
      server.closeIdleConnections();
      const timers = [
        setInterval(() => server.closeIdleConnections(), closeIdleEveryMilliseconds),
        setTimeout(() => {
          for (const [socket, { req }] of latest) if (!req.complete) socket.destroy();
        }, bodyMilliseconds),
        setTimeout(() => server.closeAllConnections(), responseMilliseconds),
      ];
      await closed;
      timers.forEach(clearTimeout);
    },
  };
}
