import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, findBinaries } from './embedded-postgres/binaries.server.ts';
import {
  type Cluster,
  ensureCluster,
  openFolder,
  PORT,
  readPassword,
  removeSocketFolder,
  SUPERUSER,
} from './embedded-postgres/cluster.server.ts';
import { EmbeddedPostgresError } from './embedded-postgres/error.server.ts';
import { launch, ServerStillThereError, type Settings } from './embedded-postgres/launch.server.ts';
import { type OwnerLock, takeOwnerLock } from './embedded-postgres/owner-lock.server.ts';
import { adopt, endServer, isServerReady, type Postmaster } from './embedded-postgres/postmaster.server.ts';

export interface EmbeddedPostgres {
  /** Superuser connection on a unix socket; the same after restarts. */
  readonly connection: { host: string; port: number; user: string; password: string };
  /** False if attached to the server of another process. */
  readonly isOwner: boolean;
  readonly isAdopted: boolean;
  /** Stops the server if this process owns it. Idempotent. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  folder: string;
  settings?: Settings;
  onLog?: (line: string) => void;
  restartWhenDead?: boolean;
}

const MAX_WAIT_FOR_OWNER_MS = 120_000;
const OWNER_POLL_MS = 500;
const SHORTEST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 2_000;
const HEALTHY_AFTER_MS = 10_000;
const MAX_WAIT_FOR_ORPHANS_MS = 5_000;

/** Starts a server, adopts a running one, or attaches to another process's. @throws EmbeddedPostgresError */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const [binaries, cluster] = await Promise.all([findBinaries(), openFolder(options.folder)]);
  const supervisor = new Supervisor(cluster, binaries, options);
  await supervisor.start();
  return supervisor;
}

class Supervisor implements EmbeddedPostgres {
  readonly #cluster: Cluster;
  readonly #binaries: Binaries;
  readonly #options: EmbeddedPostgresOptions;
  readonly #stopping = new AbortController();
  readonly #stopRequested: Promise<void>;
  #lock: OwnerLock | undefined;
  #server: Postmaster | undefined;
  #password = '';
  #watch: Promise<void> = Promise.resolve();
  #stopped: Promise<void> | undefined;

  constructor(cluster: Cluster, binaries: Binaries, options: EmbeddedPostgresOptions) {
    this.#cluster = cluster;
    this.#binaries = binaries;
    this.#options = options;
    const { signal } = this.#stopping;
    this.#stopRequested = new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  }

  get connection() {
    return { host: this.#cluster.socketFolder, port: PORT, user: SUPERUSER, password: this.#password };
  }

  get isOwner(): boolean {
    return this.#lock !== undefined;
  }

  get isAdopted(): boolean {
    return this.#server?.isAdopted ?? false;
  }

  async start(): Promise<void> {
    await this.#startOrAttach();
    this.#password = await readPassword(this.#cluster);
    if (this.#options.restartWhenDead) this.#watch = this.#keepAlive();
  }

  async #startOrAttach(): Promise<void> {
    const deadline = Date.now() + MAX_WAIT_FOR_OWNER_MS;
    while (Date.now() < deadline) {
      // In this order: an owner that holds the lock after its server accepted a connection is alive.
      const isReady = await isServerReady(this.#cluster);
      if (await this.#tryToOwn()) return this.#startFirst();
      if (isReady) return this.#log('Attached to the database server of another process');
      await sleep(50);
    }
    throw new EmbeddedPostgresError(
      `Another process owns the database folder ${this.#cluster.folder}, but its server does not answer: end that process, or see ${this.#cluster.logFile}.`,
    );
  }

  async #tryToOwn(): Promise<boolean> {
    this.#lock = await takeOwnerLock(this.#cluster.folder, this.#cluster.socketFolder);
    return this.isOwner;
  }

  async #startFirst(): Promise<void> {
    try {
      await ensureCluster(this.#cluster, this.#binaries, this.#options.settings?.['fsync'] !== 'off');
      await readPassword(this.#cluster);
      await this.#startAfterOrphans();
    } catch (error) {
      await this.#lock?.release();
      this.#lock = undefined;
      throw error;
    }
  }

  // A new server refuses to start until all children of a killed one are gone.
  async #startAfterOrphans(): Promise<void> {
    const deadline = Date.now() + MAX_WAIT_FOR_ORPHANS_MS;
    for (;;) {
      try {
        return await this.#startServer();
      } catch (error) {
        if (!(error instanceof ServerStillThereError) || Date.now() > deadline) throw error;
        await sleep(SHORTEST_BACKOFF_MS);
      }
    }
  }

  async #startServer(): Promise<void> {
    const { signal } = this.#stopping;
    const orphan = await adopt(this.#cluster, signal);
    this.#server = orphan ?? (await launch(this.#cluster, this.#binaries, this.#options.settings ?? {}, signal));
    this.#log(`The database server ${orphan ? 'was adopted' : 'started'} (process ${this.#server.pid})`);
  }

  async #keepAlive(): Promise<void> {
    const { signal } = this.#stopping;
    let backoffMs = SHORTEST_BACKOFF_MS;
    while (!signal.aborted) {
      if (!this.isOwner && !(await this.#takeOver())) continue;
      const since = Date.now();
      await Promise.race([this.#server?.ended, this.#stopRequested]);
      if (signal.aborted) return;
      if (this.#server) this.#log('The database server died and is started again');
      this.#server = undefined;
      if (Date.now() - since > HEALTHY_AFTER_MS) backoffMs = SHORTEST_BACKOFF_MS;
      await this.#pause(backoffMs);
      backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
      await this.#restart();
    }
  }

  async #takeOver(): Promise<boolean> {
    await this.#pause(OWNER_POLL_MS);
    if (this.#stopping.signal.aborted || !(await this.#tryToOwn())) return false;
    this.#log('The owner of the database folder is gone; this process takes it over');
    return true;
  }

  async #restart(): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    try {
      await this.#startServer();
    } catch (error) {
      if (!this.#stopping.signal.aborted) this.#log(error instanceof Error ? error.message : String(error));
    }
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watch;
    const lock = this.#lock;
    if (!lock) return;
    try {
      if (this.#server) await endServer(this.#server);
      await removeSocketFolder(this.#cluster);
    } finally {
      await lock.release();
      this.#lock = undefined;
    }
  }

  #pause(milliseconds: number): Promise<void> {
    return sleep(milliseconds, undefined, { ref: false, signal: this.#stopping.signal }).catch(() => undefined);
  }

  #log(line: string): void {
    this.#options.onLog?.(line);
  }
}
