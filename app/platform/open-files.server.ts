import { readFile } from 'node:fs/promises';
import { log } from './log.server.ts';

const repeatAfterMs = 60_000;

let loggedAt: number | null = null;

/** The number of files and connections that this process may have open; null where it is unknown (macOS). */
export async function openFileLimit(): Promise<number | null> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const [, limit] = /^Max open files +(\d+)/m.exec(limits) ?? [];
  return limit === undefined ? null : Number(limit);
}

/** True if no further file or connection could be opened, by this process or on this machine. */
export function isFileLimitReached(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isFileLimitReached);
  return error instanceof Error && ['EMFILE', 'ENFILE'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Logs one line a minute, instead of one for each request that fails. */
export async function reportFileLimit(): Promise<void> {
  if (loggedAt !== null && performance.now() - loggedAt < repeatAfterMs) return;
  loggedAt = performance.now();
  const limit = await openFileLimit();
  log.error(
    { limit },
    'the limit of open files and connections is reached, and requests get 503: raise it (systemd: LimitNOFILE=65536; shell: ulimit -n 65536) and restart',
  );
}
