import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listBackups, nameOfBackup, pruneBackups } from './backup-folder.server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (...names: string[]) => names.map((name) => writeFileSync(path.join(folder, name), ''));
const day = (number: number) => nameOfBackup(new Date(Date.UTC(2026, 0, number, 3, 15, 7)));

test('A missing backup folder is named in the error', async () => {
  await expect(listBackups(path.join(folder, 'absent'))).rejects.toThrow(/absent cannot be read \(ENOENT\)/);
});

test('Pruning deletes all but the newest backups, and no other file', async () => {
  const others = ['notes.txt', 'backup-20260101.tar.gz.age', `${day(1)}.copy`, `old-${day(1)}`];
  put(...others, day(2), day(11), day(1), day(10));
  expect(await pruneBackups(folder, 2)).toEqual([day(2), day(1)]);
  expect(readdirSync(folder).toSorted()).toEqual([...others, day(10), day(11)].toSorted());
  expect(await pruneBackups(folder, 2)).toEqual([]);
});

test('Pruning deletes unfinished backups after a day, and keeps the one that is being written', async () => {
  const [running, abandoned, unrelated] = [
    `${day(3)}.unfinished-0123456789ab`,
    `${day(2)}.unfinished-0123456789ab`,
    'thesis.unfinished-0123456789ab',
  ];
  put(running, abandoned, unrelated);
  const before = new Date(Date.now() - 25 * 60 * 60_000);
  for (const name of [abandoned, unrelated]) utimesSync(path.join(folder, name), before, before);
  await pruneBackups(folder, 1);
  expect(readdirSync(folder).toSorted()).toEqual([running, unrelated].toSorted());
});

test('Backup names sort by time, and are parsed as UTC', async () => {
  put(day(1), day(2));
  expect(day(1)).toBe('backup-20260101T031507Z.tar.gz.age');
  expect(await listBackups(folder)).toEqual([
    { name: day(2), at: new Date('2026-01-02T03:15:07Z') },
    { name: day(1), at: new Date('2026-01-01T03:15:07Z') },
  ]);
});
