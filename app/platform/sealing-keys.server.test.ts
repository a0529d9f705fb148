import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parseKeys } from './keyring.server.ts';
import { compareFingerprints, fingerprints } from './sealing-keys.server.ts';

const newKey = () => randomBytes(32).toString('base64');
const [one, two] = [newKey(), newKey()];
const known = fingerprints(parseKeys(`1:${one},2:${two}`));

describe('A start with keys that do not match the database', () => {
  test.each([
    ['one key is missing', `1:${one}`, 'ENCRYPTION_KEYS lacks key 2.'],
    ['all keys are missing', `3:${newKey()}`, 'ENCRYPTION_KEYS lacks key 1, key 2.'],
    ['one key is different', `1:${one},2:${newKey()}`, 'ENCRYPTION_KEYS has another key 2 than this database.'],
    ['two keys are exchanged', `1:${two},2:${one}`, 'has another key 1, key 2 than this database'],
    [
      'one key is missing and one is different',
      `2:${newKey()}`,
      'ENCRYPTION_KEYS lacks key 1; ENCRYPTION_KEYS has another key 2',
    ],
  ])('is refused if %s', (_what, text, problem) => {
    expect(() => compareFingerprints(parseKeys(text), known)).toThrow(problem);
    expect(() => compareFingerprints(parseKeys(text), known)).toThrow('restore the key');
  });

  test('is refused with a message that names the key file', () => {
    expect(() => compareFingerprints(parseKeys(`1:${one}`, '/data/sealing-keys'), known)).toThrow(
      '/data/sealing-keys lacks key 2',
    );
  });
});

test('The same keys, and additional ones, are accepted', () => {
  expect(() => compareFingerprints(parseKeys(`1:${one},2:${two}`), known)).not.toThrow();
  expect(() => compareFingerprints(parseKeys(`3:${newKey()},2:${two},1:${one}`), known)).not.toThrow();
  expect(() => compareFingerprints(parseKeys(`1:${one}`), new Map())).not.toThrow();
});

test('A fingerprint is the same at each start, and is neither the key nor a plain hash of it', async () => {
  const bytes = Buffer.from(one, 'base64');
  const fingerprint = known.get(1)?.toString('hex');
  expect(
    fingerprints(parseKeys(`1:${one}`))
      .get(1)
      ?.toString('hex'),
  ).toBe(fingerprint);
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
  expect([bytes.toString('hex'), hash]).not.toContain(fingerprint);
});
