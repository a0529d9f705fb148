import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { job, readAs } from '#platform/database.server.ts';
import type { ValidHours } from './mail-lifetime.server.ts';
import { lifetimeOf } from './mail-lifetime.server.ts';

const mailJob = job('send-mail');

const fileName = /^[\dTZ-]{24}-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.eml$/;
/** Partial file of a process that was killed while writing. */
const draftName = /^\..*\.eml$/;
const draftMilliseconds = 10 * 60_000;
const otherMailDays = 30;
const idsPerQuery = 500;

/** Deletes files without a record, expired ones and those older than 30 days; leaves other files alone. @see PD-16 */
export async function deleteExpiredMailFiles(folder: string, validHours: ValidHours): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.filter((name) => draftName.test(name)).map((name) => deleteOldDraft(path.join(folder, name))),
  );
  const mails = names.flatMap((name) => {
    const [, id] = fileName.exec(name) ?? [];
    return id === undefined ? [] : [{ name, id }];
  });
  for (let start = 0; start < mails.length; start += idsPerQuery) {
    const some = mails.slice(start, start + idsPerQuery);
    const kept = await idsToKeep(
      some.map(({ id }) => id),
      validHours,
    );
    const expired = some.filter(({ id }) => !kept.has(id));
    await Promise.all(expired.map(({ name }) => rm(path.join(folder, name), { force: true })));
  }
}

async function deleteOldDraft(file: string): Promise<void> {
  const modifiedAt = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
  if (modifiedAt !== null && Date.now() - modifiedAt > draftMilliseconds) await rm(file, { force: true });
}

async function idsToKeep(ids: string[], validHours: ValidHours): Promise<Set<string>> {
  const { rows } = await readAs(mailJob, (tx) =>
    sql<{ id: string }>`
      select id from mails where id = any(${ids}::uuid[])
        and created_at > now() - coalesce(${lifetimeOf(validHours)}, make_interval(days => ${otherMailDays}::int))`.execute(
      tx,
    ),
  );
  return new Set(rows.map(({ id }) => id));
}
