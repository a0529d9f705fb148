import { describe, expect, it } from 'vitest';
import { characterCount } from '#platform/text-input.ts';
import { formatCursor, parseCursor, replySubject } from './messages.ts';

const id = '0192f1c2-7a5b-7c3d-8e9f-0a1b2c3d4e5f';

describe('The cursor of an older page', () => {
  it.each([
    '',
    '_',
    id,
    `2026-11-21_${id}`,
    `2026-11-21T12:00:00.000Z_${id}_more`,
    `2026-13-41T12:00:00.000Z_${id}`,
    `2026-11-21T99:00:00.000Z_${id}`,
    '2026-11-21T12:00:00.000Z_1',
    `infinity_${id}`,
    `2026-11-21T12:00:00.000Z'--_${id}`,
  ])('is rejected if it is %j', (text) => {
    expect(parseCursor(text)).toBeNull();
  });

  it('is the same after formatting and parsing', () => {
    const cursor = { createdAt: new Date('2026-11-21T12:00:00.123Z'), id };
    expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
  });
});

describe('The subject of a reply', () => {
  it('has one prefix Re:, even after several replies and in other languages', () => {
    expect(replySubject('Of the tides')).toBe('Re: Of the tides');
    expect(replySubject(replySubject('Of the tides'))).toBe('Re: Of the tides');
    for (const reply of ['RE: Of the tides', 'Re : Les marées', 'رد: المد والجزر', '回复：潮汐'])
      expect(replySubject(reply)).toBe(reply);
  });

  it('stays within the limit without splitting a character', () => {
    const reply = replySubject('😀'.repeat(200));
    expect(characterCount(reply)).toBe(200);
    expect(reply.isWellFormed()).toBe(true);
  });
});
