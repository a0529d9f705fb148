import { statfs } from 'node:fs/promises';
import pg from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from './log.server.ts';
import { noteStorageFailure, storageProblem } from './storage-state.server.ts';

vi.mock('node:fs/promises', () => ({ statfs: vi.fn() }));

const freeMegabytes = (count: number) =>
  vi.mocked(statfs).mockResolvedValue({ bavail: count * 256, bsize: 4096 } as Awaited<ReturnType<typeof statfs>>);
const refusal = Object.assign(new pg.DatabaseError('could not extend file', 1, 'error'), { code: '53100' });

describe('The storage', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.spyOn(log, 'error').mockImplementation(() => {});
    return () => {
      vi.restoreAllMocks();
      vi.useRealTimers();
    };
  });

  it('is full if PostgreSQL cannot allocate another WAL file, which is logged once a minute', async () => {
    freeMegabytes(15);
    expect(await storageProblem('/srv/school')).toBe('the storage of the database is full');
    await storageProblem('/srv/school');
    expect(log.error).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_001);
    await storageProblem('/srv/school');
    expect(log.error).toHaveBeenCalledTimes(2);
    freeMegabytes(16);
    expect(await storageProblem('/srv/school')).toBeNull();
  });

  it('is not judged by the local disk if the database is on another machine', async () => {
    freeMegabytes(0);
    expect(await storageProblem(null)).toBeNull();
  });

  it('is full for 15 seconds after the database has refused a write', async () => {
    freeMegabytes(1_000);
    // after the minute in which an earlier test logged its line
    vi.advanceTimersByTime(600_000);
    noteStorageFailure(new Error('something else'));
    expect(await storageProblem(null)).toBeNull();
    noteStorageFailure(refusal);
    noteStorageFailure(refusal);
    expect(await storageProblem(null)).not.toBeNull();
    expect(log.error).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(15_001);
    expect(await storageProblem(null)).toBeNull();
  });
});
