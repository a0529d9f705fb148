import { statfs } from 'node:fs/promises';
import { isStorageFull } from './database-errors.server.ts';
import { type LogFacts, log } from './log.server.ts';

/** Only a write can tell whether the disk is still full. */
const rememberMilliseconds = 15_000;
const logEveryMilliseconds = 60_000;
const minFreeBytes = 16 * 1024 * 1024;

let refusedAt = Number.NEGATIVE_INFINITY;
let loggedAt = Number.NEGATIVE_INFINITY;

export function noteStorageFailure(error: unknown): void {
  if (!isStorageFull(error)) return;
  refusedAt = performance.now();
  logFull({ err: error });
}

/** @param folder on the disk of the embedded database; null for another server */
export async function storageProblem(folder: string | null): Promise<string | null> {
  if (performance.now() - refusedAt < rememberMilliseconds) return 'the storage of the database is full';
  const freeBytes = folder === null ? null : await freeBytesOf(folder);
  if (freeBytes === null || freeBytes >= minFreeBytes) return null;
  logFull({ freeBytes });
  return 'the storage of the database is full';
}

async function freeBytesOf(folder: string): Promise<number | null> {
  const found = await statfs(folder).catch(() => null);
  return found && found.bavail * found.bsize;
}

function logFull(facts: LogFacts): void {
  if (performance.now() - loggedAt < logEveryMilliseconds) return;
  loggedAt = performance.now();
  log.error(facts, 'the storage of the database is full: nothing can be saved until space is freed');
}
