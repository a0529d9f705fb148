import { expect, test } from 'vitest';
import { consentFromMirror, consentFromRecord, consentOf, consentToMirror } from './consent.ts';

const everything = { essential: true, functional: true, analytics: true };
const nothing = { essential: true, functional: false, analytics: false };

test.each([
  ['no cookie', null],
  ['an empty one', ''],
  ['another order', 'essential.analytics.functional'],
  ['a part of one', 'essential.functional'],
  ['more than one', 'essential.-.-.-'],
  ['other letters', 'Essential.-.-'],
  ['essential turned off', '-.functional.analytics'],
  ['JSON', '{"functional":true,"analytics":true}'],
  ['a line after it', 'essential.-.-\n'],
])('A mirror that is %s counts as no answer', (_, mirror) => {
  expect(consentFromMirror(mirror)).toBeNull();
});

test.each([
  ['nothing', null],
  ['empty', ''],
  ['no JSON', 'accepted'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[true,true]'],
  ['without analytics', '{"essential":true,"functional":true}'],
  ['with words for flags', '{"functional":"true","analytics":"true"}'],
  ['with numbers for flags', '{"functional":1,"analytics":0}'],
])('A record that is %s counts as no answer', (_, stored) => {
  expect(consentFromRecord(stored)).toBeNull();
});

test('Essential is on in whatever is read, though a record says otherwise', () => {
  expect(consentFromRecord('{"essential":false,"functional":true,"analytics":false}')).toEqual({
    ...nothing,
    functional: true,
  });
});

test('Each answer comes back from its mirror as it was given', () => {
  for (const functional of [true, false]) {
    for (const analytics of [true, false]) {
      const consent = { essential: true, functional, analytics } as const;
      expect(consentFromMirror(consentToMirror(consent))).toEqual(consent);
    }
  }
});

test('Accept All and Reject Optional do not look at the switches', () => {
  const switches = new FormData();
  switches.set('analytics', 'on');
  expect(consentOf('accept-all', new FormData())).toEqual(everything);
  expect(consentOf('reject-optional', switches)).toEqual(nothing);
  expect(consentOf('save', switches)).toEqual({ ...nothing, analytics: true });
});
