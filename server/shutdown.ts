import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '#platform/log.server.ts';
import type { Application } from './application.ts';
import type { Connections } from './connections.ts';
import type { ReadyDatabase } from './database.ts';

/** The contract allows ten seconds, after the time to drain. */
const maxStopMilliseconds = 9_500;

const stopSignals = ['SIGTERM', 'SIGINT'] as const;

/** During startup, which may be interrupted anywhere: exits with code 0. @see contract "stop" */
export function exitOnSignal(): void {
  for (const signal of stopSignals) process.on(signal, () => process.exit(0));
}

export interface StopParts {
  connections: Connections;
  application: Application;
  database: ReadyDatabase;
  drainSeconds: number;
}

/** Finishes running requests, closes streams and database, exits with 0. @see contract "stop" */
export function stopOnSignal({ connections, application, database, drainSeconds }: StopParts): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 1_000 * drainSeconds + maxStopMilliseconds).unref();
    application.announceStop();
    await sleep(1_000 * drainSeconds);
    application.drain();
    await connections.drain();
    await application.close();
    await database.stop();
    process.exit(0);
  };
  for (const signal of stopSignals) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      stop().catch((error) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      });
    });
  }
}
