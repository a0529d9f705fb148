import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { NewPasswordSchema } from './accounts.schema.ts';
import { hashPassword, hashWith, needsRehash, temporaryPasswordExpiry } from './passwords.server.ts';
import { makeTemporaryPassword } from './temporary-password.ts';

const settingsOf = (hash: string) => hash.slice(0, hash.lastIndexOf('$'));

describe('A password', () => {
  it('produces a stored hash, with the settings of that hash, only if it is the same password', async () => {
    const hash = await hashPassword('Correct-Horse-9x!');
    const settings = settingsOf(hash);
    expect(settings).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}$/);
    expect(await hashWith(settings, 'correct-horse-9x!')).not.toBe(hash);
    expect(await hashWith(settings, '')).not.toBe(hash);
    expect(await hashWith(settings, 'Correct-Horse-9x!')).toBe(hash);
  });

  // @see privacy-policy 3.4, it-security 3.5
  it('is normalised to composed characters, and hashed with a new salt each time', async () => {
    const [one, other] = await Promise.all([hashPassword('Zoë-Ä-Correct-9'), hashPassword('Zoë-Ä-Correct-9')]);
    expect(one).not.toBe(other);
    expect(await hashWith(settingsOf(one), 'Zoe\u0308-A\u0308-Correct-9')).toBe(one);
    expect(await hashWith(settingsOf(other), 'Zoë-Ä-Correct-9')).toBe(other);
  });

  it('is compared up to the last of 128 characters', async () => {
    const hash = await hashPassword(`${'x'.repeat(127)}a`);
    expect(await hashWith(settingsOf(hash), `${'x'.repeat(127)}b`)).not.toBe(hash);
    expect(await hashWith(settingsOf(hash), `${'x'.repeat(127)}a`)).toBe(hash);
  });

  it.each([
    { memoryCost: 4_096, timeCost: 1, parallelism: 2 },
    { memoryCost: 8_192, timeCost: 3, parallelism: 1, algorithm: 1 },
    { memoryCost: 4_096, timeCost: 1, parallelism: 1, salt: Buffer.alloc(11, 7) },
  ])('can be hashed with the older settings of a stored hash: %j', async (settings) => {
    const stored = await hash('Correct-Horse-9x!', settings);
    expect(await hashWith(settingsOf(stored), 'Correct-Horse-9x!')).toBe(stored);
  });

  it.each(['', 'none', '$2b$12$abcdefghijklmnopqrstuv', '$argon2x$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ'])(
    'is not hashed with the invalid settings %j',
    (settings) => {
      expect(() => hashWith(settings, 'x')).toThrow('unknown settings');
    },
  );
});

it.each([
  ['$argon2id$v=19$m=4096,t=3,p=1$c2FsdHNhbHQ$aGFzaA', true],
  ['$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA', true],
  ['$argon2id$v=19$m=19456,t=1,p=1$c2FsdHNhbHQ$aGFzaA', true],
  ['$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA', false],
])('The hash %s needs to be replaced: %s', (stored, expected) => {
  expect(needsRehash(stored)).toBe(expected);
});

it('A hash with the current settings does not need to be replaced', async () => {
  expect(needsRehash(await hashPassword('Correct-Horse-9x!'))).toBe(false);
});

describe('A temporary password', () => {
  it('satisfies every rule, is different each time, and contains no characters that are easily confused', () => {
    const made = Array.from({ length: 2_000 }, makeTemporaryPassword);
    expect(made.filter((password) => !NewPasswordSchema.safeParse(password).success)).toEqual([]);
    expect(made.filter((password) => /[01IOl]/.test(password))).toEqual([]);
    expect(new Set(made).size).toBe(made.length);
  });

  it('expires after 72 hours', () => {
    expect((temporaryPasswordExpiry().getTime() - Date.now()) / 3_600_000).toBeCloseTo(72, 2);
  });
});
