import { mkdtemp, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

interface Place {
  /** A file system in memory. */
  memory?: string;
  /** Bytes that a test run may need. */
  size?: number;
}

/**
 * Creates a folder for the files of a database server, in memory if there is room: a new database has about 700 files,
 * which take two to ten times the processor time on a disk.
 */
export async function makeDatabaseFolder(
  prefix: string,
  { memory = '/dev/shm', size = 4 * 2 ** 30 }: Place = {},
): Promise<string> {
  const place = (await roomIn(memory)) >= size ? memory : tmpdir();
  return mkdtemp(path.join(place, prefix));
}

/** Bytes that can be written to a file system in memory; 0 if there is none. */
async function roomIn(memory: string): Promise<number> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return Math.min(bavail * bsize, freemem());
}
