import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeDatabaseFolder } from './support/database-folder.ts';

let memory: string;
beforeAll(async () => {
  memory = await mkdtemp(path.join(tmpdir(), 'school-memory-'));
});
afterAll(() => rm(memory, { recursive: true }));

/** Returns where the folder was created. */
async function placeOf(place: { memory: string; size: number }): Promise<string> {
  const folder = await makeDatabaseFolder('school-database-', place);
  onTestFinished(() => rm(folder, { recursive: true }));
  await access(folder);
  return path.dirname(folder);
}

describe('The folder of a database server for tests', () => {
  it('is in memory if there is room', async () => {
    expect(await placeOf({ memory, size: 1 })).toBe(memory);
  });

  it('is on the disk if memory has too little room', async () => {
    expect(await placeOf({ memory, size: Number.MAX_SAFE_INTEGER })).toBe(tmpdir());
  });

  it('is on the disk if the system has no file system in memory', async () => {
    expect(await placeOf({ memory: path.join(memory, 'missing'), size: 1 })).toBe(tmpdir());
  });
});
