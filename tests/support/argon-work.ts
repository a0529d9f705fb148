import { hash, type Options } from '@node-rs/argon2';
import { vi } from 'vitest';

/** Counts hashes: timings are unreliable. Needs `vi.mock('@node-rs/argon2', { spy: true })` in the test file. */
export async function argonWork(act: () => Promise<unknown>) {
  const hashes = vi.mocked(hash).mockClear();
  await act();
  return hashes.mock.calls.map(([, options]) => parametersOf(options ?? {}));
}

function parametersOf({ memoryCost, timeCost, parallelism }: Options) {
  return { memoryCost, timeCost, parallelism };
}
