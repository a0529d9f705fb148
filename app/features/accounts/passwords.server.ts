import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash } from '@node-rs/argon2';
import { Turns } from '../../platform/turns.server.ts';

/** argon2id, the library's default kind. @see R5 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Today's parameters in the form of a hash, without salt: unknown addresses get them too. @see R6 */
export const currentParameters = '$argon2id$v=19$m=19456,t=2,p=1$';

/** How long a temporary password opens the door. @see R7 */
export const temporaryPasswordHours = 72;

/**
 * Each takes a whole core for a while: one is left to pages and the database, and one of Node.js's four threads to files.
 * Whoever waits here counts as signing in already, so `signIn` is where too many are turned away.
 */
const turns = new Turns({ atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)), waiting: Infinity });

export function hashPassword(password: string): Promise<string> {
  return turns.take(() => hash(password.normalize('NFKC'), parameters));
}

/** The library's numbers for the kinds of Argon2 and its versions. */
const kinds: Partial<Record<string, number>> = { argon2d: 0, argon2i: 1, argon2id: 2 };
const versions: Partial<Record<string, number>> = { '16': 0, '19': 1 };

/**
 * Hashes a password as a stored hash was made: the database compares the two, and hands out no hash.
 * @param settings `$argon2id$v=19$m=…,t=…,p=…$<salt>`
 * @see R5
 */
export function hashWith(settings: string, password: string): Promise<string> {
  const [, kind = '', version = '', memory, time, lanes, salt = ''] =
    /^\$(argon2\w+)\$v=(\d+)\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)$/.exec(settings) ?? [];
  const [algorithm, versionNumber] = [kinds[kind], versions[version]];
  if (algorithm === undefined || versionNumber === undefined) throw new Error('A stored hash has unknown settings');
  return turns.take(() =>
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

/** Whether a stored hash was made with other parameters than today's. */
export function needsBetterHash(settings: string): boolean {
  return !settings.startsWith(currentParameters);
}

/** Letters and digits that nobody mistakes for one another, with a hyphen between groups: made to be read from paper. */
const alphabets = { upper: 'ABCDEFGHJKLMNPQRSTUVWXYZ', lower: 'abcdefghijkmnopqrstuvwxyz', digit: '23456789' };

/** A temporary password that satisfies every rule of core §5, about 90 bits. */
export function makeTemporaryPassword(): string {
  const pick = (from: string) => from.charAt(randomInt(from.length));
  const group = () =>
    pick(alphabets.upper) +
    pick(alphabets.digit) +
    pick(alphabets.lower) +
    pick(alphabets.lower) +
    pick(alphabets.lower);
  return [group(), group(), group(), group()].join('-');
}

/** When a temporary password that is set now runs out. */
export function temporaryUntil(): Date {
  return new Date(Date.now() + temporaryPasswordHours * 3_600_000);
}
