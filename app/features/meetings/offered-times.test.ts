import { describe, expect, it } from 'vitest';
import type { OfferedDays } from './meetings.ts';
import { offeredTimes } from './offered-times.ts';

const days: OfferedDays = {
  firstDay: '2026-12-03',
  lastDay: '2026-12-03',
  from: '16:00',
  until: '17:00',
  length: 15,
  pause: 5,
};
const startsOf = (offered: Partial<OfferedDays>, timeZone = 'Europe/London') =>
  offeredTimes({ ...days, ...offered }, timeZone).map(({ startsAt }) => startsAt.toISOString().slice(0, 16));

describe('Offered times', () => {
  it('begin at the first time of each day and end at the last one at the latest', () => {
    expect(startsOf({})).toEqual(['2026-12-03T16:00', '2026-12-03T16:20', '2026-12-03T16:40']);
    expect(startsOf({ pause: 0 })).toHaveLength(4);
    expect(startsOf({ length: 61 })).toEqual([]);
    expect(startsOf({ lastDay: '2026-12-04', length: 60 })).toEqual(['2026-12-03T16:00', '2026-12-04T16:00']);
    expect(offeredTimes(days, 'Europe/London')[0]?.endsAt).toEqual(new Date('2026-12-03T16:15:00Z'));
  });

  it('are those of the clocks of the zone, also on the day when they change', () => {
    expect(startsOf({ length: 60 }, 'Asia/Dubai')).toEqual(['2026-12-03T12:00']);
    const change = {
      firstDay: '2027-03-28',
      lastDay: '2027-03-28',
      from: '00:30',
      until: '03:00',
      length: 30,
      pause: 0,
    };
    expect(startsOf(change)).toEqual(['2027-03-28T00:30', '2027-03-28T01:00', '2027-03-28T01:30']);
  });
});
