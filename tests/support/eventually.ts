import { expect, vi } from 'vitest';

/** Waits up to a minute until the expectations hold: a busy machine may need that for a restart of the database. */
export function eventually(expectations: () => unknown): Promise<unknown> {
  return vi.waitFor(expectations, { timeout: 60_000, interval: 10 });
}

/** Waits until the server can serve requests again, after a failure of its database. */
export function untilReady(origin: string): Promise<unknown> {
  return eventually(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200));
}
