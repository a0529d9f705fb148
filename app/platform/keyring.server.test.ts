import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseKeys, SealingError } from './keyring.server.ts';

const newKey = () => randomBytes(32).toString('base64');
const secret = 'c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LXNlYyE=';

function problemWith(text: string, source?: string): string {
  try {
    parseKeys(text, source);
  } catch (error) {
    if (error instanceof SealingError) return error.message;
    throw error;
  }
  return 'no problem';
}

describe('Invalid keys', () => {
  test.each([
    ['an empty text', '', 'holds no key'],
    ['only commas and spaces', ' , ,', 'holds no key'],
    ['a key without a number', secret, 'entry 1 is not <number>:<key>'],
    ['a number without a key', '1:', 'entry 1 has a key that is not 32 bytes'],
    ['number 0', `0:${secret}`, 'entry 1 has no whole number from 1'],
    ['a negative number', `-1:${secret}`, 'entry 1 has no whole number from 1'],
    ['a number above the limit of PostgreSQL', `2147483648:${secret}`, 'entry 1 has no whole number from 1'],
    ['exchanged key and number', `${secret}:1`, 'entry 1 has no whole number from 1'],
    ['a key of 31 bytes', `1:${randomBytes(31).toString('base64')}`, 'entry 1 has a key that is not 32 bytes'],
    ['a key of 33 bytes', `1:${randomBytes(33).toString('base64')}`, 'entry 1 has a key that is not 32 bytes'],
    ['a key in hexadecimal', `1:${randomBytes(32).toString('hex')}`, 'entry 1 has a key that is not 32 bytes'],
    [
      'a key with a space inside',
      `1:${secret.slice(0, 9)} ${secret.slice(9)}`,
      'entry 1 has a key that is not 32 bytes',
    ],
    ['an extra colon', `1:${secret}:`, 'entry 1 is not <number>:<key>'],
    ['a key of unknown use', `1:${secret}:write`, 'entry 1 is not <number>:<key>'],
    ['only keys that do not encrypt', `1:${secret}:read`, 'holds no key that encrypts'],
    ['one number for two keys', `1:${newKey()},1:${newKey()}`, 'entry 2 gives key 1 a second time'],
    ['one key under two numbers', `1:${secret},2:${secret}`, 'entry 2 repeats key 1 under another number'],
  ])('are refused: %s', (_what, text, problem) => {
    expect(problemWith(text)).toContain(problem);
    expect(problemWith(text)).toContain('ENCRYPTION_KEYS');
  });

  test('are all named in one error, with position and source', () => {
    const problem = problemWith(`${secret},2:${newKey()},3:short`, '/data/sealing-keys');
    expect(problem).toContain('/data/sealing-keys: entry 1 is not');
    expect(problem).toContain('; entry 3 has a key');
  });

  test.each([
    `${secret}`,
    `${secret}:1`,
    `x:${secret}`,
    `1:${secret}!`,
    `1:${secret},1:${secret}`,
    `1:${secret},2:${secret}`,
    `1:1:${secret}`,
  ])('are not shown in the error (%#)', (text) => {
    const problem = problemWith(text);
    expect(problem).not.toBe('no problem');
    for (let start = 0; start + 6 <= secret.length; start++) {
      expect(problem).not.toContain(secret.slice(start, start + 6));
    }
  });
});

test('The key with the highest number is the current key, regardless of the order', () => {
  expect(parseKeys(`2:${newKey()},10:${newKey()},1:${newKey()}`).current.number).toBe(10);
});

test('Spaces, line breaks, a trailing comma and base64url are accepted', () => {
  const bytes = Buffer.alloc(32, 0xfb);
  const plain = parseKeys(`1:${bytes.toString('base64')}`);
  const spaced = parseKeys(` 1 : ${bytes.toString('base64url')} ,\r\n`);
  expect(spaced.current.fingerprint).toEqual(plain.current.fingerprint);
});

test('A keyring that is printed or logged shows no key', () => {
  const keyring = parseKeys(`1:${secret}`);
  const key = Buffer.from(secret, 'base64');
  const derived = [keyring.current.sealing, keyring.current.digesting].map((object) => object.export());
  for (const shown of [inspect(keyring, { depth: 9 }), JSON.stringify({ ...keyring, keys: [...keyring.keys] })]) {
    for (const bytes of [key, ...derived]) {
      expect(shown).not.toContain(bytes.toString('base64').slice(0, 8));
      expect(shown.replaceAll(/\s/g, '')).not.toContain(bytes.toString('hex').slice(0, 8));
      expect(shown.replaceAll(/\s/g, '')).not.toContain([...bytes.subarray(0, 4)].join(','));
    }
  }
});

test('Sealing, digests and fingerprints use different derived keys', () => {
  const { sealing, digesting, fingerprint } = parseKeys(`1:${secret}`).current;
  const all = [
    secret,
    sealing.export().toString('base64'),
    digesting.export().toString('base64'),
    fingerprint.toString('base64'),
  ];
  expect(new Set(all).size).toBe(4);
});

test('A read-only key decrypts, and the highest other key encrypts', () => {
  const keyring = parseKeys(`1:${newKey()},2:${newKey()},3:${newKey()}:read`);
  expect([...keyring.keys.keys()]).toEqual([1, 2, 3]);
  expect(keyring.current.number).toBe(2);
});
