import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parseKeys } from './keyring.server.ts';
import { type SealingContext, UnsealError } from './sealing.server.ts';

const [first, second] = [1, 2].map((number) => `${number}:${randomBytes(32).toString('base64')}`);
const keyring = parseKeys(`${first}`);
const rotated = parseKeys(`${first},${second}`);
const body: SealingContext = { table: 'messages', column: 'body', id: '0192f1c2-7a5b-7c3d-8e9f-0a1b2c3d4e5f' };
const text = 'Dear Ms Lange, Zoë is ill today. ليلى 王小明 👩🏽‍🏫';

const elsewhere: [string, SealingContext][] = [
  ['another row', { ...body, id: '0192f1c2-7a5b-7c3d-8e9f-0a1b2c3d4e60' }],
  ['the same row written in capitals', { ...body, id: body.id.toUpperCase() }],
  ['another column', { ...body, column: 'subject' }],
  ['another table', { ...body, table: 'reports' }],
  ['a table and a column with the same letters', { ...body, table: 'messagesbody', column: '' }],
  [
    'a table and a column with a quote and a comma moved between them',
    { ...body, table: 'messages","body', column: '' },
  ],
];

describe('A sealed value', () => {
  test.each(elsewhere)('is rejected if it is moved to %s', (_what, context) => {
    const sealed = keyring.seal(body, text);
    expect(() => keyring.unseal(context, sealed)).toThrow(UnsealError);
  });

  test('is rejected if any single bit is changed', () => {
    const sealed = rotated.seal(body, 'See you at 9.');
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = Buffer.from(sealed);
      changed[bit >> 3] = (sealed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => rotated.unseal(body, changed), `bit ${bit}`).toThrow(UnsealError);
    }
  });

  test('is rejected if it is truncated at either end, extended or empty', () => {
    const sealed = keyring.seal(body, 'See you at 9.');
    for (let length = 0; length < sealed.length; length++) {
      expect(() => keyring.unseal(body, sealed.subarray(0, length)), `${length} bytes`).toThrow(UnsealError);
      expect(() => keyring.unseal(body, sealed.subarray(sealed.length - length)), `last ${length}`).toThrow(
        UnsealError,
      );
    }
    expect(() => keyring.unseal(body, Buffer.concat([sealed, Buffer.alloc(1)]))).toThrow(UnsealError);
  });

  test('is rejected with the number of its key if the key is missing', () => {
    const sealed = rotated.seal(body, text);
    expect(() => keyring.unseal(body, sealed)).toThrow(
      'messages.body of 0192f1c2-7a5b-7c3d-8e9f-0a1b2c3d4e5f needs key 2',
    );
  });

  test('is rejected by another key with the same number', () => {
    const other = parseKeys(`1:${randomBytes(32).toString('base64')}`);
    expect(() => other.unseal(body, keyring.seal(body, text))).toThrow(UnsealError);
  });

  test('is rejected if its key number is changed', () => {
    const sealed = rotated.seal(body, text);
    sealed.writeUInt32BE(1, 1);
    expect(() => rotated.unseal(body, sealed)).toThrow(UnsealError);
  });

  test('is rejected with an error that contains nothing of the text', () => {
    const sealed = keyring.seal(body, text);
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => keyring.unseal(body, sealed)).toThrow(
      /^messages\.body of [-\w]+ was changed, or sealed for another place$/,
    );
  });
});

test.each(['\ud800', 'a\udc00b', '\ude00\ud83d'])(
  'A text with a lone surrogate is refused, because it would be changed (%#)',
  (lone) => {
    expect(() => keyring.seal(body, lone)).toThrow(TypeError);
  },
);

test.each([
  ['a message in several scripts', text],
  ['an empty text', ''],
  ['a byte order mark in front', '\ufeffhello'],
  ['line breaks of every kind, tabs and NUL', 'a\r\nb\nc\rd\te\0f'],
  ['composed and decomposed letters', 'é e\u0301'],
  ['10,000 Chinese characters', '学'.repeat(10_000)],
])('A sealed value is opened unchanged: %s', (_what, original) => {
  expect(keyring.unseal(body, keyring.seal(body, original))).toBe(original);
});

// @see content §9.11, privacy-policy 8.1, it-security 3.3, pages/privacy sections 2 paragraphs 1
// @see pages/governance frameworks cards it-security
test('A sealed value contains nothing of the text, and is 33 bytes longer', () => {
  const sealed = keyring.seal(body, text);
  expect(sealed.length).toBe(Buffer.byteLength(text) + 33);
  for (const word of ['Dear', 'Lange', 'ill', 'ليلى', '王小明']) expect(sealed.includes(word)).toBe(false);
});

test('Sealing the same text 1,000 times gives different nonces and ciphertexts', () => {
  const sealed = Array.from({ length: 1000 }, () => keyring.seal(body, text));
  expect(new Set(sealed.map((value) => value.subarray(5, 17).toString('hex'))).size).toBe(1000);
  expect(new Set(sealed.map((value) => value.subarray(17).toString('hex'))).size).toBe(1000);
});

test('After a rotation old values can be opened, and new ones are sealed with the new key', () => {
  const old = keyring.seal(body, text);
  const sealedAgain = rotated.seal(body, rotated.unseal(body, old));
  const afterRetirement = parseKeys(`${second}`);
  expect(afterRetirement.unseal(body, sealedAgain)).toBe(text);
  expect(() => afterRetirement.unseal(body, old)).toThrow('needs key 1');
});

describe('A digest', () => {
  const context: SealingContext = { table: 'messages', column: 'content_digest', id: body.id };
  const content = ['receiver', 'subject', 'body'];

  test.each([
    ['another text', ['receiver', 'subject', 'body!']],
    ['the same letters divided differently', ['receiver', 'subjectb', 'ody']],
    ['one text fewer', ['receiver', 'subject']],
    ['an additional empty text', ['receiver', 'subject', 'body', '']],
    ['another order', ['subject', 'receiver', 'body']],
    ['no text', []],
  ])('does not match %s', (_what, other) => {
    expect(keyring.matchesDigest(context, other, keyring.digest(context, content))).toBe(false);
  });

  test('does not match in another row, and differs between rows with the same content', () => {
    const other = { ...context, id: elsewhere[0]?.[1].id ?? '' };
    const stored = keyring.digest(context, content);
    expect(keyring.matchesDigest(other, content, stored)).toBe(false);
    expect(keyring.digest(other, content)).not.toEqual(stored);
  });

  test('does not match if any single bit is changed', () => {
    const stored = keyring.digest(context, content);
    for (let bit = 40; bit < stored.length * 8; bit++) {
      const changed = Buffer.from(stored);
      changed[bit >> 3] = (stored[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(keyring.matchesDigest(context, content, changed), `bit ${bit}`).toBe(false);
    }
  });

  test('throws an error if it is truncated or its key is missing', () => {
    const stored = rotated.digest(context, content);
    expect(() => rotated.matchesDigest(context, content, stored.subarray(1))).toThrow(UnsealError);
    expect(() => rotated.matchesDigest(context, content, Buffer.alloc(0))).toThrow(UnsealError);
    expect(() => keyring.matchesDigest(context, content, stored)).toThrow('needs key 2');
  });

  test('does not match if it was made with another key', () => {
    const other = parseKeys(`1:${randomBytes(32).toString('base64')}`);
    expect(other.matchesDigest(context, content, keyring.digest(context, content))).toBe(false);
  });

  test('matches the same texts, before and after a rotation', () => {
    const stored = keyring.digest(context, content);
    expect(keyring.matchesDigest(context, content, stored)).toBe(true);
    expect(rotated.matchesDigest(context, content, stored)).toBe(true);
    expect(rotated.digest(context, content).readUInt32BE(1)).toBe(2);
  });
});

describe('A value that is bound to the parties of its row', () => {
  const bound: SealingContext = { ...body, parties: ['sender', 'receiver'] };
  const sealed = keyring.seal(bound, text);

  test.each<[string, SealingContext]>([
    ['other parties', { ...bound, parties: ['sender', 'another'] }],
    ['exchanged parties', { ...bound, parties: ['receiver', 'sender'] }],
    ['a deleted party', { ...bound, parties: ['sender', null] }],
    ['parties joined into one text', { ...bound, parties: ['sender","receiver'] }],
    ['no parties', { ...bound, parties: [] }],
    ['a place without parties', body],
  ])('is rejected with %s', (_what, context) => {
    expect(() => keyring.unseal(context, sealed)).toThrow(UnsealError);
  });

  test('is opened with the same parties', () => {
    expect(keyring.unseal(bound, sealed)).toBe(text);
  });

  test('is not accepted as an unbound value, and cannot be replaced by one', () => {
    const unbound = keyring.seal(body, text);
    expect(() => keyring.unseal(bound, unbound)).toThrow(/is in another format/);
    const relabelled = Buffer.from(unbound);
    relabelled[0] = 2;
    expect(() => keyring.unseal(bound, relabelled)).toThrow(/was changed, or sealed for another place/);
  });
});
