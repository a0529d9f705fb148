import { vi } from 'vitest';

/** Waits up to a minute until the expectations hold: a busy machine may need that for a restart of the database. */
export function eventually(expectations: () => unknown): Promise<unknown> {
  return vi.waitFor(expectations, { timeout: 60_000, interval: 10 });
}
