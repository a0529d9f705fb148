import type { RouterContextProvider } from 'react-router';
import { zoneOfReader } from '#http/zone-of-reader.server.ts';
import { dayAt, momentAt } from '#i18n/time-in-zone.ts';
import { addDays, isDay } from '#platform/calendar-days.ts';
import type { Tx } from '#platform/database.server.ts';
import { databaseTime } from '#platform/database-time.server.ts';

/** The day of the query in the zone of the reader; today for another text, and for a day more than two years away. */
export async function chosenDay(
  tx: Tx,
  wanted: string | null,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const timeZone = zoneOfReader(request, context);
  const now = await databaseTime(tx);
  const today = dayAt(now, timeZone);
  return { day: wanted !== null && isDay(wanted) && isNear(wanted, today) ? wanted : today, today, timeZone, now };
}

const isNear = (day: string, today: string) => day > addDays(today, -731) && day < addDays(today, 731);

/** From the beginning of the first day, without the last one. */
export const spanOfDays = (first: string, last: string, timeZone: string) => ({
  from: momentAt(first, '00:00', timeZone),
  until: momentAt(last, '00:00', timeZone),
});
