import { momentAt } from '#i18n/time-in-zone.ts';
import { addDays } from '#platform/calendar-days.ts';
import type { OfferedDays, TimeSpan } from './meetings.ts';

const minute = 60_000;

/** The times of an offer in their order: from each `from` on, as many as end until `until`. A length is elapsed time. */
export function offeredTimes(
  { firstDay, lastDay, from, until, length, pause }: OfferedDays,
  timeZone: string,
): TimeSpan[] {
  const times: TimeSpan[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    const end = momentAt(day, until, timeZone).getTime();
    for (
      let start = momentAt(day, from, timeZone).getTime();
      start + length * minute <= end;
      start += (length + pause) * minute
    )
      times.push({ startsAt: new Date(start), endsAt: new Date(start + length * minute) });
  }
  return times;
}
