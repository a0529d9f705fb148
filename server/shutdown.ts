import { log } from '../app/platform/log.server.ts';
import type { Application } from './application.ts';
import type { Connections } from './connections.ts';
import type { ReadyDatabase } from './database.ts';

/** The contract allows ten seconds. */
const maxStopMilliseconds = 9_500;

const stopSignals = ['SIGTERM', 'SIGINT'] as const;

/** During startup, which may be interrupted anywhere: exits with code 0. @see contract "stop" */
export function exitOnSignal(): void {
  for (const signal of stopSignals) process.on(signal, () => process.exit(0));
}

/** Finishes running requests, closes streams and database, exits with 0. @see contract "stop" */
export function stopOnSignal(connections: Connections, application: Application, database: ReadyDatabase): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), maxStopMilliseconds).unref();
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
