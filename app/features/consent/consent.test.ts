import { expect, test } from 'vitest';
import { consentFromCookie, consentFromRecord, consentOf, consentToCookie } from './consent.ts';

const everything = { essential: true, functional: true, analytics: true };
const nothing = { essential: true, functional: false, analytics: false };

test.each([
  ['missing', null],
  ['empty', ''],
  ['in another order', 'essential.analytics.functional'],
  ['incomplete', 'essential.functional'],
  ['too long', 'essential.-.-.-'],
  ['in other letters', 'Essential.-.-'],
  ['without essential cookies', '-.functional.analytics'],
  ['JSON', '{"functional":true,"analytics":true}'],
  ['followed by a line break', 'essential.-.-\n'],
])('A consent cookie that is %s is ignored', (_, cookie) => {
  expect(consentFromCookie(cookie)).toBeNull();
});

test.each([
  ['missing', null],
  ['empty', ''],
  ['not JSON', 'accepted'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[true,true]'],
  ['without analytics', '{"essential":true,"functional":true}'],
  ['with strings instead of booleans', '{"functional":"true","analytics":"true"}'],
  ['with numbers instead of booleans', '{"functional":1,"analytics":0}'],
])('A stored consent that is %s is ignored', (_, stored) => {
  expect(consentFromRecord(stored)).toBeNull();
});

test('Essential cookies are always allowed, even if a stored consent denies them', () => {
  expect(consentFromRecord('{"essential":false,"functional":true,"analytics":false}')).toEqual({
    ...nothing,
    functional: true,
  });
});

test('Each consent is read from its cookie as it was written', () => {
  for (const functional of [true, false]) {
    for (const analytics of [true, false]) {
      const consent = { essential: true, functional, analytics } as const;
      expect(consentFromCookie(consentToCookie(consent))).toEqual(consent);
    }
  }
});

test('Accept All and Reject Optional ignore the switches, which saving uses', () => {
  const switches = new FormData();
  switches.set('analytics', 'on');
  expect(consentOf('accept-all', new FormData())).toEqual(everything);
  expect(consentOf('reject-optional', switches)).toEqual(nothing);
  expect(consentOf('save', switches)).toEqual({ ...nothing, analytics: true });
});
