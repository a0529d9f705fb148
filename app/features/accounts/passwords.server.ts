import { availableParallelism } from 'node:os';
import { hash } from '@node-rs/argon2';
import { Semaphore } from '../../platform/semaphore.server.ts';

/** Argon2id, the library's default. @see R5 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The current parameters as a hash prefix, also used for unknown addresses. @see R6 */
export const currentParameters = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Validity of a temporary password. @see R7 */
export const temporaryPasswordHours = 72;

/** Leaves one core and one of Node.js's four worker threads free. Unbounded queue: `signIn` limits waiting requests. */
const semaphore = new Semaphore({ atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)), waiting: Infinity });

export function hashPassword(password: string): Promise<string> {
  return semaphore.acquire(() => hash(password.normalize('NFKC'), parameters));
}

/** Argon2 variants and versions as numbered by the library. */
const kinds: Partial<Record<string, number>> = { argon2d: 0, argon2i: 1, argon2id: 2 };
const versions: Partial<Record<string, number>> = { '16': 0, '19': 1 };

/**
 * Hashes a password with the settings of a stored hash. The database compares the results and never returns a hash.
 * @param settings `$argon2id$v=19$m=…,t=…,p=…$<salt>`
 * @see R5
 */
export function hashWith(settings: string, password: string): Promise<string> {
  const [, kind = '', version = '', memory, time, lanes, salt = ''] =
    /^\$(argon2\w+)\$v=(\d+)\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)$/.exec(settings) ?? [];
  const [algorithm, versionNumber] = [kinds[kind], versions[version]];
  if (algorithm === undefined || versionNumber === undefined) throw new Error('A stored hash has unknown settings');
  return semaphore.acquire(() =>
    hash(password.normalize('NFKC'), {
      algorithm,
      version: versionNumber,
      memoryCost: Number(memory),
      timeCost: Number(time),
      parallelism: Number(lanes),
      salt: Buffer.from(salt, 'base64'),
    }),
  );
}

export function needsBetterHash(settings: string): boolean {
  return !settings.startsWith(currentParameters);
}

export function temporaryUntil(): Date {
  return new Date(Date.now() + temporaryPasswordHours * 3_600_000);
}
