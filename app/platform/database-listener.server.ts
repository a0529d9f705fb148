import pg from 'pg';
import type { Log } from './log.server.ts';

const RETRY_MS = { first: 50, max: 500 };

export type DatabaseListenerOptions = {
  connection: pg.ClientConfig;
  channel: string;
  onNotification: (payload: string) => void;
  /** Called after each LISTEN: notifications may have been missed. */
  onReconnected: () => void;
  log: Pick<Log, 'info' | 'warn'>;
  pingMs?: number;
  timeoutMs?: number;
};

/** Holds one LISTEN connection and reconnects forever. Never throws. @see R10 */
export function listenToDatabase(options: DatabaseListenerOptions): { stop(): Promise<void> } {
  const listener = new DatabaseListener(options);
  return { stop: () => listener.stop() };
}

class DatabaseListener {
  readonly #options: DatabaseListenerOptions;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #stopped = false;

  constructor(options: DatabaseListenerOptions) {
    this.#options = options;
    void this.#connect();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  async #connect(): Promise<void> {
    const { connection, channel, onNotification, timeoutMs = 5_000 } = this.#options;
    const client = new pg.Client({
      application_name: 'live-events',
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    this.#client = client;
    // 'error' and 'end' may both occur, or only one.
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client, new Error('The database closed the connection')));
    client.on('notification', ({ payload }) => onNotification(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      this.#listening(client);
    } catch (error) {
      this.#lose(client, error);
    }
  }

  #listening(client: pg.Client): void {
    if (client !== this.#client) return;
    if (this.#failures > 0) this.#options.log.info({}, 'reconnected: database notifications arrive again');
    this.#failures = 0;
    this.#pingLater(client);
    this.#options.onReconnected();
  }

  #pingLater(client: pg.Client): void {
    const ping = () =>
      client.query('select 1').then(
        () => client === this.#client && this.#pingLater(client),
        (error: unknown) => this.#lose(client, error),
      );
    this.#timer = setTimeout(ping, this.#options.pingMs ?? 15_000);
  }

  #lose(client: pg.Client, error: unknown): void {
    if (client !== this.#client || this.#stopped) return;
    this.#client = null;
    clearTimeout(this.#timer);
    client.end().catch(() => {}); // it is lost either way
    if (this.#failures === 0)
      this.#options.log.warn({ err: error }, 'lost the connection for database notifications: reconnecting');
    const pause = Math.min(RETRY_MS.first * 2 ** this.#failures, RETRY_MS.max) * (0.5 + Math.random() / 2);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), pause);
  }
}
