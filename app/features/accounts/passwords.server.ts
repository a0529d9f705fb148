import { randomBytes, randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Turns } from '../../platform/turns.server.ts';

/** argon2id, the library's default kind. @see R5 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const parametersInHash = '$argon2id$v=19$m=19456,t=2,p=1$';

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

let decoy: Promise<string> | undefined;

/** Compares in the same time whether there is such an account or not. @see R6 */
export async function isPasswordOf(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const compared = storedHash ?? (await decoy);
  const matches = await turns.take(() => verify(compared, password.normalize('NFKC')));
  return matches && storedHash !== null;
}

/** Whether a stored hash was made with weaker parameters than today's. */
export function needsBetterHash(storedHash: string): boolean {
  return !storedHash.startsWith(parametersInHash);
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
