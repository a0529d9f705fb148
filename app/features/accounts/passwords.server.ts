import { availableParallelism } from 'node:os';
import { hash } from '@node-rs/argon2';
import { Semaphore } from '#platform/semaphore.server.ts';

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Also used for unknown addresses. @see R6 */
export const currentParameters = '$argon2id$v=19$m=19456,t=2,p=1$';

export const temporaryPasswordHours = 72;

/** Leaves a core and a worker thread free. Unbounded queue: `limitConcurrency` limits visitors. */
const semaphore = new Semaphore({
  maxRunning: Math.min(3, Math.max(1, availableParallelism() - 1)),
  maxQueued: Infinity,
});

export function hashPassword(password: string): Promise<string> {
  return semaphore.acquire(() => hash(password.normalize('NFKC'), parameters));
}

const kinds: Partial<Record<string, number>> = { argon2d: 0, argon2i: 1, argon2id: 2 };
const versions: Partial<Record<string, number>> = { '16': 0, '19': 1 };

/** Hashes with the settings of a stored hash: `$argon2id$v=19$m=…,t=…,p=…$<salt>`. @see R5 */
export function hashWith(settings: string, password: string): Promise<string> {
  const [, kind = '', version = '', memory, time, lanes, salt = ''] =
    /^\$(argon2\w+)\$v=(\d+)\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)$/.exec(settings) ?? [];
  const [algorithm, versionNumber] = [kinds[kind], versions[version]];
  if (algorithm === undefined || versionNumber === undefined)
    throw new Error('A stored password hash has unknown settings: only Argon2 is supported');
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

export function needsRehash(settings: string): boolean {
  return !settings.startsWith(currentParameters);
}

export function temporaryPasswordExpiry(): Date {
  return new Date(Date.now() + temporaryPasswordHours * 3_600_000);
}
