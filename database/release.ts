import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Orders releases, so that an older program does not overwrite the functions of a newer one. */
export interface Release {
  number: number;
  digest: string;
}

export type Source = readonly [name: string, text: string];

/** @param file path of the migration */
export const migrationName = (file: string): string => path.basename(file, '.sql');

const fileName = 'release.json';

export function digestOf(sources: Source[]): string {
  return createHash('sha256').update(JSON.stringify(sources)).digest('hex');
}

export async function readRelease(folder: string): Promise<Release> {
  return JSON.parse(await readFile(path.join(folder, fileName), 'utf8')) as Release;
}

/** The file may contain both sides of a merge conflict: the new number is above both. */
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
