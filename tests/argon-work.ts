import { hash, type Options } from '@node-rs/argon2';
import { vi } from 'vitest';

/**
 * Lists the Argon2 hashes that an act computes, each with its parameters: counted, because the time on a clock or a processor
 * says little on a busy machine. The test file holds `vi.mock('@node-rs/argon2', { spy: true })`.
 */
export async function argonWork(act: () => Promise<unknown>) {
  const hashes = vi.mocked(hash).mockClear();
  await act();
  return hashes.mock.calls.map(([, options]) => parametersOf(options ?? {}));
}

function parametersOf({ memoryCost, timeCost, parallelism }: Options) {
  return { memoryCost, timeCost, parallelism };
}
