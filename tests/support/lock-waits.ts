import { expect } from 'vitest';
import type { TestDatabase } from './test-database.ts';

/** Waits until a database connection waits for a lock of any kind. */
export async function untilOneWaitsForLock(database: Pick<TestDatabase, 'asOwner'>): Promise<void> {
  const waiting =
    'select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()';
  await expect.poll(() => database.asOwner(waiting)).not.toEqual([]);
}
