import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { Semaphore } from '../semaphore.server.ts';

/** `data` is passed to the template as JSON: its texts are never read as markup. @see ADR-31 */
export interface TypesetDocument {
  template: string;
  data: unknown;
}

export type TypesetResult = { pdf: Uint8Array<ArrayBuffer> } | { problem: string };

/** Typesetting runs one call at a time in a separate thread, because it would block other requests for too long. */
const semaphore = new Semaphore({ maxRunning: 1, maxQueued: 40, maxQueuedPerKey: 5 });
const maxMilliseconds = 30_000;
/** After this time without work the thread ends, which frees 130 MB. */
const idleMilliseconds = 10 * 60_000;

/** The alias of package.json finds the file from the sources and from the build. */
const script = createRequire(import.meta.url).resolve('#platform/pdf/typeset-thread.ts');

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

/** @param key waiting calls are limited per key @throws QueueFullError */
export function typesetPdf(document: TypesetDocument, key: string): Promise<Uint8Array<ArrayBuffer>> {
  return semaphore.acquire(() => typeset(document), key);
}

async function typeset({ template, data }: TypesetDocument): Promise<Uint8Array<ArrayBuffer>> {
  clearTimeout(idle);
  thread ??= startThread();
  thread.ref();
  try {
    thread.postMessage({ template, data: JSON.stringify(data) });
    const signal = AbortSignal.timeout(maxMilliseconds);
    const [result] = (await once(thread, 'message', { signal })) as [TypesetResult];
    if ('problem' in result) throw new Error(`The document was not typeset: ${result.problem}`);
    thread.unref();
    idle = setTimeout(endThread, idleMilliseconds).unref();
    return result.pdf;
  } catch (error) {
    endThread();
    throw error;
  }
}

function startThread(): Worker {
  const started = new Worker(script, { env: {}, execArgv: [] });
  started.on('error', () => {
    if (thread === started) thread = undefined;
  });
  return started;
}

function endThread(): void {
  void thread?.terminate();
  thread = undefined;
}
