import { vi } from 'vitest';

/** Waits up to 10 s until the expectations hold. */
export function eventually(expectations: () => unknown): Promise<unknown> {
  return vi.waitFor(expectations, { timeout: 10_000, interval: 10 });
}
