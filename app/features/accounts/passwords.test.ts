import { describe, expect, it, vi } from 'vitest';
import { argonWork } from '../../../tests/argon-work.ts';
import { NewPasswordSchema } from './accounts.ts';
import {
  hashPassword,
  isPasswordOf,
  makeTemporaryPassword,
  needsBetterHash,
  temporaryUntil,
} from './passwords.server.ts';

vi.mock('@node-rs/argon2', { spy: true });

describe('A password', () => {
  it('is not that of another hash, nor of nobody, nor of the decoy’s own', async () => {
    const hash = await hashPassword('Correct-Horse-9x!');
    expect(await isPasswordOf(hash, 'correct-horse-9x!')).toBe(false);
    expect(await isPasswordOf(hash, '')).toBe(false);
    expect(await isPasswordOf(null, 'Correct-Horse-9x!')).toBe(false);
    expect(await isPasswordOf(null, '')).toBe(false);
  });

  it('is recognised however the keyboard composes its letters, and hashed anew each time', async () => {
    const [one, other] = await Promise.all([hashPassword('Zoë-Ä-Correct-9'), hashPassword('Zoë-Ä-Correct-9')]);
    expect(one).not.toBe(other);
    expect(await isPasswordOf(one, 'Zoe\u0308-A\u0308-Correct-9')).toBe(true);
    expect(await isPasswordOf(other, 'Zoë-Ä-Correct-9')).toBe(true);
  });

  it('of 128 characters counts to the last one', async () => {
    const hash = await hashPassword(`${'x'.repeat(127)}a`);
    expect(await isPasswordOf(hash, `${'x'.repeat(127)}b`)).toBe(false);
    expect(await isPasswordOf(hash, `${'x'.repeat(127)}a`)).toBe(true);
  });

  it('costs as much work to compare for an unknown address', async () => {
    const hash = await hashPassword('Correct-Horse-9x!');
    await isPasswordOf(null, 'the decoy is made at its first use');
    const known = await argonWork(() => isPasswordOf(hash, 'x'));
    expect(known).toEqual({ hashes: [], comparisons: ['$argon2id$v=19$m=19456,t=2,p=1'] });
    expect(await argonWork(() => isPasswordOf(null, 'x'))).toEqual(known);
  });
});

it.each([
  ['$argon2id$v=19$m=4096,t=3,p=1$c2FsdHNhbHQ$aGFzaA', true],
  ['$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA', true],
  ['$argon2id$v=19$m=19456,t=1,p=1$c2FsdHNhbHQ$aGFzaA', true],
  ['$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA', false],
])('Whether the hash %s is to be replaced: %s', (hash, expected) => {
  expect(needsBetterHash(hash)).toBe(expected);
});

it('A hash of today needs no better one', async () => {
  expect(needsBetterHash(await hashPassword('Correct-Horse-9x!'))).toBe(false);
});

describe('A temporary password', () => {
  it('satisfies every rule, is never the same, and holds nothing that is mistaken for something else', () => {
    const made = Array.from({ length: 2_000 }, makeTemporaryPassword);
    expect(made.filter((password) => !NewPasswordSchema.safeParse(password).success)).toEqual([]);
    expect(made.filter((password) => /[01IOl]/.test(password))).toEqual([]);
    expect(new Set(made).size).toBe(made.length);
  });

  it('runs out after 72 hours', () => {
    expect((temporaryUntil().getTime() - Date.now()) / 3_600_000).toBeCloseTo(72, 2);
  });
});
