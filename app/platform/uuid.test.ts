import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseShortUuid, parseUuid, shortUuid } from './uuid.ts';

describe('An id', () => {
  const id = randomUUID();

  it.each([null, '', 'nonsense', `${id}0`, `{${id}}`, id.replaceAll('-', '')])('is rejected if it is %j', (text) => {
    expect(parseUuid(text)).toBeNull();
  });

  it('is converted to lower case', () => {
    expect(parseUuid(id.toUpperCase())).toBe(id);
  });
});

describe('A short id', () => {
  it.each(['', 'a', randomUUID(), 'a'.repeat(21), 'a'.repeat(23), `${'a'.repeat(21)}=`, `${'a'.repeat(21)} `])(
    'is rejected if it is %j',
    (text) => {
      expect(parseShortUuid(text)).toBeNull();
    },
  );

  it('is the same after a round trip, and needs no encoding in a URL', () => {
    for (const id of [randomUUID(), '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']) {
      expect(parseShortUuid(shortUuid(id))).toBe(id);
      expect(encodeURIComponent(shortUuid(id))).toBe(shortUuid(id));
    }
  });
});
