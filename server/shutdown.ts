import type { Server } from 'node:http';
import { log } from '../app/platform/log.server.ts';
import type { Application } from './application.ts';
import type { ReadyDatabase } from './database.ts';

/** The contract: gone within ten seconds of SIGTERM, whatever hangs. */
const longestStopMilliseconds = 9_000;
/** What is still being answered gets this long. */
const drainMilliseconds = 5_000;

/** On SIGTERM or SIGINT: finishes what is in flight, closes streams and the database, exits 0. @see contract "stop" */
export function stopOnSignal(server: Server, application: Application, database: ReadyDatabase): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), longestStopMilliseconds).unref();
    application.drain();
    await closeServer(server);
    await application.close();
    await database.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop().catch((error) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      });
    });
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), drainMilliseconds).unref();
  });
}
