import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { addressOf } from './test-database.ts';

export interface TransactionPooler {
  readonly address: string;
  close(): Promise<void>;
}

interface Client {
  socket: Socket;
  connection: Connection | null;
  unsent: Buffer[];
}

interface Connection {
  socket: Socket;
  client: Client | null;
}

const [readyForQuery, idle, terminate] = [...Buffer.from('ZIX')];

/**
 * Imitates PgBouncer in transaction mode: each client signs in on a connection of its own, which afterwards serves the
 * transactions of all clients.
 * @param connection to a Unix socket: `host` is its folder
 * @param next which idle connection serves the next transaction
 */
export async function openTransactionPooler(
  connection: pg.ClientConfig,
  next: 'newest' | 'oldest',
): Promise<TransactionPooler> {
  const { user, password, host, port, database } = connection;
  const folder = await mkdtemp(path.join(tmpdir(), 'school-pooler-'));
  const name = `.s.PGSQL.${port}`;
  const sockets = new Set<Socket>();
  const free: Connection[] = [];
  const waiting: Client[] = [];

  function track(socket: Socket): Socket {
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket)).on('error', () => {});
  }

  function serve(socket: Socket): void {
    const client: Client = { socket: track(socket), connection: null, unsent: [] };
    const first: Connection = { socket: track(createConnection(path.join(host ?? '', name))), client };
    client.connection = first;
    passOn(first);
    socket.on('data', (chunk) => {
      if (chunk[0] === terminate) return void socket.end();
      client.unsent.push(chunk);
      send(client);
    });
  }

  function send(client: Client): void {
    client.connection ??= (next === 'newest' ? free.pop() : free.shift()) ?? null;
    if (client.connection === null) {
      waiting.push(client);
      return;
    }
    client.connection.client = client;
    for (const chunk of client.unsent.splice(0)) client.connection.socket.write(chunk);
  }

  function passOn(connection: Connection): void {
    let rest = Buffer.alloc(0);
    connection.socket.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
        const message = rest.subarray(0, 1 + rest.readUInt32BE(1));
        rest = rest.subarray(message.length);
        connection.client?.socket.write(message);
        if (message[0] === readyForQuery && message[5] === idle) release(connection);
      }
    });
  }

  function release(connection: Connection): void {
    if (connection.client) connection.client.connection = null;
    connection.client = null;
    free.push(connection);
    const client = waiting.shift();
    if (client) send(client);
  }

  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(path.join(folder, name), resolve));
  return {
    address: addressOf({ user, password, database, port, host: folder }),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
