import type { Options, hash as realHash } from '@node-rs/argon2';
import { vi } from 'vitest';

/* Argon2 with the least memory and time, for test files that count hundreds of sign-ins:
   `vi.mock('@node-rs/argon2', () => import('…/tests/support/quick-argon.ts'))` */

const { hash: actualHash } = await vi.importActual<{ hash: typeof realHash }>('@node-rs/argon2');

/** Hashes at the lowest cost. The result states the requested settings, as if they had been used. */
export async function hash(password: string, options: Options): Promise<string> {
  const quick = await actualHash(password, { ...options, memoryCost: 8, timeCost: 1 });
  return quick.replace(/m=\d+,t=\d+/, `m=${options.memoryCost},t=${options.timeCost}`);
}
