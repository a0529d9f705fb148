import { expect, it } from 'vitest';
import { generalChoices, guardianChoices, mailChoices, noticeEvents } from './notice-events.ts';

const rows = Object.values(noticeEvents);

it.each(mailChoices)('Events that share a choice have the same default: %s', (shared) => {
  const defaults = rows.filter(({ choice }) => choice === shared).map(({ byDefault }) => byDefault);
  expect(new Set(defaults).size).toBe(1);
});

it('Every choice is offered once: to everybody, or to guardians if all of its events are for them', () => {
  expect([...generalChoices, ...guardianChoices].sort()).toEqual(mailChoices.toSorted());
  const ofOthers = rows.filter(({ audience }) => audience !== 'guardians').map(({ choice }) => choice);
  expect(new Set(ofOthers)).toEqual(new Set([...generalChoices, null]));
});
