import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { addressOf } from './test-database.ts';

export interface DatabaseGate {
  readonly address: string;
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Stops forwarding on existing connections without closing them; new connections work. */
  silence(): void;
  close(): Promise<void>;
}

/** @param connection by Unix socket: `host` is a folder */
export async function openDatabaseGate(connection: pg.ClientConfig): Promise<DatabaseGate> {
  const { user, password, host, port, database } = connection;
  const folder = await mkdtemp(path.join(tmpdir(), 'school-gate-'));
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

  const gate: DatabaseGate = {
    address: addressOf({ user, password, database, port, host: folder }),
    async shut() {
      const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
      for (const socket of sockets) socket.destroy();
      await closed;
      server = undefined;
    },
    open() {
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
      await gate.shut();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await gate.open();
  return gate;
}
