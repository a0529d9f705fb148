import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { addressOf } from './test-database.ts';

export interface DatabaseProxy {
  readonly address: string;
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  /** Stops forwarding on existing connections without closing them; new connections work. */
  silence(): void;
  close(): Promise<void>;
}

/** @param connection to a Unix socket: `host` is its folder */
export async function openDatabaseProxy(connection: pg.ClientConfig): Promise<DatabaseProxy> {
  const { user, password, host, port, database } = connection;
  const folder = await mkdtemp(path.join(tmpdir(), 'school-proxy-'));
  const name = `.s.PGSQL.${port}`;
  const sockets = new Set<Socket>();
  const relays = new Set<{ incoming: Socket; outgoing: Socket }>();
  let server: Server | undefined;

  function relay(incoming: Socket): void {
    const outgoing = createConnection(path.join(host ?? '', name));
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket
        .once('error', () => {})
        .once('close', () => {
          sockets.delete(socket);
          incoming.destroy();
          outgoing.destroy();
        });
    }
    incoming.pipe(outgoing).pipe(incoming);
    const relay = { incoming, outgoing };
    relays.add(relay);
    incoming.once('close', () => relays.delete(relay));
  }

  const proxy: DatabaseProxy = {
    address: addressOf({ user, password, database, port, host: folder }),
    async disconnect() {
      const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
      for (const socket of sockets) socket.destroy();
      await closed;
      server = undefined;
    },
    reconnect() {
      const opening = createServer(relay);
      server = opening;
      return new Promise((resolve) => opening.listen(path.join(folder, name), resolve));
    },
    silence() {
      for (const { incoming, outgoing } of relays) {
        incoming.unpipe().pause();
        outgoing.unpipe().pause();
      }
    },
    async close() {
      await proxy.disconnect();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await proxy.reconnect();
  return proxy;
}
