import { expect, it } from 'vitest';
import { findTimeZone, timeZones } from './time-zones.ts';

it('Unknown names, offsets and other texts are no time zones', () => {
  for (const name of ['', 'Mars/Olympus', '+01:00', 'Etc/GMT+5', '__proto__', 'Europe/Paris; x', 'x'.repeat(10_000)])
    expect(findTimeZone(name), name).toBeNull();
});

it('A time zone is found by each of its names, in any case', () => {
  expect(findTimeZone('Europe/Paris')).toBe('Europe/Paris');
  expect(findTimeZone('europe/PARIS')).toBe('Europe/Paris');
  expect(findTimeZone('Asia/Kolkata')).toBe(findTimeZone('Asia/Calcutta'));
  expect(timeZones).toContain(findTimeZone('Asia/Kolkata'));
});
