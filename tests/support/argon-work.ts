import { hash, type Options } from '@node-rs/argon2';
import { vi } from 'vitest';

/**
 * The parameters of each Argon2 hash that `act` computes. Counts hashes, because timings are unreliable on a busy
 * machine. The test file must contain `vi.mock('@node-rs/argon2', { spy: true })`.
 */
export async function argonWork(act: () => Promise<unknown>) {
  const hashes = vi.mocked(hash).mockClear();
  await act();
  return hashes.mock.calls.map(([, options]) => parametersOf(options ?? {}));
}

function parametersOf({ memoryCost, timeCost, parallelism }: Options) {
  return { memoryCost, timeCost, parallelism };
}
