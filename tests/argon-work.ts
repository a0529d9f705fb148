import { hash, verify } from '@node-rs/argon2';
import { vi } from 'vitest';

/**
 * What Argon2 is made to do by an act, each piece with its parameters: counted, because the time on a clock or a processor
 * says little on a busy machine. The test file holds `vi.mock('@node-rs/argon2', { spy: true })`.
 */
export async function argonWork(act: () => Promise<unknown>) {
  const [hashes, comparisons] = [vi.mocked(hash).mockClear(), vi.mocked(verify).mockClear()];
  await act();
  return {
    hashes: hashes.mock.calls.map(([, parameters]) => parameters),
    comparisons: comparisons.mock.calls.map(([stored]) => stored.toString().split('$').slice(0, 4).join('$')),
  };
}
