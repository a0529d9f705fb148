import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A body that has not arrived by then is given up: nothing of it was stored. */
const bodyMilliseconds = 4_500;
/** Responses in progress get this long. */
const responseMilliseconds = 6_000;
const closeIdleEveryMilliseconds = 50;

/** The connections of a server, which a shutdown ends without cutting a response. */
export interface Connections {
  /** Call first for every request; false where it must not be processed, since its connection is about to close. */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  /** Accepts no new connections, ends each existing one after its current response, and resolves when all are closed. */
  drain(): Promise<void>;
}

/** @see contract "stop" */
export function trackConnections(server: Server, headersOfRefusals: Record<string, string>): Connections {
  const latest = new Map<Socket, ServerResponse>();
  let drainingSince: number | null = null;
  const endWith = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  return {
    admit(request, response) {
      const { socket } = request;
      const isDraining = drainingSince !== null;
      // Pipelined behind a response that closes the connection: its own response could never be sent.
      if (isDraining && latest.has(socket)) return false;
      latest.set(socket, response);
      response.once('close', () => {
        if (latest.get(socket) === response) latest.delete(socket);
      });
      if (drainingSince === null) return true;
      endWith(response);
      if (performance.now() - drainingSince < bodyMilliseconds) return true;
      response.writeHead(503, { ...headersOfRefusals, 'Content-Length': '0', 'Retry-After': '5' }).end();
      return false;
    },
    async drain() {
      drainingSince = performance.now();
      const closed = new Promise((resolve) => server.close(resolve));
      for (const response of latest.values()) endWith(response);
      server.closeIdleConnections();
      const timers = [
        // a connection whose response began before the shutdown is idle afterwards
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
