import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { school } from '#content/school.ts';
import { addDays } from '#platform/calendar-days.ts';
import type { FeedEntry } from './entries.server.ts';

interface CalendarFile {
  entries: readonly FeedEntry[];
  appUrl: URL;
  /** Of all entries. The same at every reading of a week, because a calendar is compared by its text. */
  stamp: Date;
}

/**
 * An iCalendar file (RFC 5545). Times are instants in UTC: a program shows them in the zone of its device and needs no rules of
 * a zone that it might not know. @see PD-68
 */
export function calendarFile({ entries, appUrl, stamp }: CalendarFile): string {
  const calendar = ical({
    name: school.name,
    prodId: { company: school.name, product: 'Calendar' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  for (const { id, time, summary, description, path, isCancelled, revision } of entries)
    calendar.createEvent({
      id: `${id}@${appUrl.hostname}`,
      ...('startsAt' in time
        ? { start: time.startsAt, end: time.endsAt }
        : {
            start: new Date(time.firstDay),
            end: new Date(addDays(time.lastDay, 1)),
            allDay: true,
            transparency: ICalEventTransparency.TRANSPARENT,
          }),
      stamp,
      summary,
      description: description ?? null,
      url: new URL(path, appUrl).href,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      sequence: revision ?? 0,
    });
  return calendar.toString();
}
