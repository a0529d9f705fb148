import type { TimeSpan } from '#features/meetings/meetings.ts';
import { dayAt } from '#i18n/time-in-zone.ts';

/** In the order of the times; the days are those of the zone. */
export const timesByDay = <Time extends TimeSpan>(times: readonly Time[], zone: string): [day: string, Time[]][] => [
  ...Map.groupBy(times, ({ startsAt }) => dayAt(startsAt, zone)),
];
