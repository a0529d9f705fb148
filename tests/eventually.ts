import { vi } from 'vitest';

/** Waits until the expectations hold; a busy machine may take its time. */
export function eventually(expectations: () => unknown): Promise<unknown> {
  return vi.waitFor(expectations, { timeout: 10_000, interval: 10 });
}
