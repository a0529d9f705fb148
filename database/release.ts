import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Orders the releases of migrations and scripts: an older program leaves the functions of a newer one alone. */
export interface Release {
  number: number;
  /** Of all migrations and scripts, so that a change without a new number is noticed. */
  digest: string;
}

export type Source = readonly [name: string, text: string];

const fileName = 'release.json';

export function digestOf(sources: Source[]): string {
  return createHash('sha256').update(JSON.stringify(sources)).digest('hex');
}

export async function readRelease(folder: string): Promise<Release> {
  return JSON.parse(await readFile(path.join(folder, fileName), 'utf8')) as Release;
}

/**
 * Writes `release.json` with the next number where migrations or scripts changed. After a merge it may hold both sides with
 * conflict marks: the new number is above both.
 */
export async function writeRelease(folder: string, sources: Source[]): Promise<void> {
  const file = path.join(folder, fileName);
  const text = await readFile(file, 'utf8').catch(() => '');
  const digest = digestOf(sources);
  const known = [...text.matchAll(/"digest": "([0-9a-f]+)"/g)].map(([, one]) => one);
  if (known.length === 1 && known[0] === digest) return;
  const numbers = [...text.matchAll(/"number": (\d+)/g)].map(([, one]) => Number(one));
  const release: Release = { number: Math.max(0, ...numbers) + 1, digest };
  await writeFile(file, `${JSON.stringify(release, null, 2)}\n`);
}
