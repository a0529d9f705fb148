import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { parseKeys } from './keyring.server.ts';
import { personDigest, personDigests } from './person-digest.server.ts';

const key = (number: number) => `${number}:${randomBytes(32).toString('base64')}`;

it('The digest of a person is the same with the same key, and all keys list the earlier ones', () => {
  const [first, second, id] = [key(1), key(2), randomUUID()];
  const earlier = personDigest(parseKeys(first), id);
  expect(personDigest(parseKeys(first), id)).toBe(earlier);
  expect(personDigest(parseKeys(first), randomUUID())).not.toBe(earlier);
  const now = personDigest(parseKeys(`${first},${second}`), id);
  expect(now).not.toBe(earlier);
  expect(personDigests(parseKeys(`${first},${second}`), id)).toEqual([now, earlier]);
});
