import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { addDays } from './calendar-days.ts';

interface EventContent {
  /** The same in each version of the event. */
  uid: string;
  /** Grows with each change. */
  sequence: number;
  title: string;
  /** Page about the event. */
  link: string;
  isCancelled: boolean;
}

interface Instants {
  startsAt: Date;
  endsAt: Date;
}

export interface CalendarEvent extends EventContent, Instants {}

/** As instants, or as whole days such as `2026-12-01`, the last one included. */
export type EventTime = Instants | { firstDay: string; lastDay: string };

export interface FeedEvent extends EventContent {
  time: EventTime;
  description: string | null;
}

/**
 * A calendar file with one event, for a mail or a download, in UTC: calendars show it in the zone of their owner.
 * @see RFC 5545, RFC 5546
 */
export function calendarFile(organisation: string, event: CalendarEvent): string {
  const calendar = ical({ prodId: prodIdOf(organisation), method: methodOf(event) });
  calendar.createEvent({ ...contentOf(event), ...timeOf(event), stamp: new Date(), description: event.link });
  return calendar.toString();
}

/**
 * A calendar that programs read again every few hours, in UTC.
 * @param stamp time of all events; with the same one, a calendar has the same text until an event changes
 */
export function calendarFeed(organisation: string, events: readonly FeedEvent[], stamp: Date): string {
  const method = ICalCalendarMethod.PUBLISH;
  const calendar = ical({ name: organisation, prodId: prodIdOf(organisation), method, ttl: 3600 });
  for (const event of events)
    calendar.createEvent({ ...contentOf(event), ...timeOf(event.time), stamp, description: event.description });
  return calendar.toString();
}

const prodIdOf = (company: string) => ({ company, product: 'Portal' });

const contentOf = ({ uid, sequence, title, link, isCancelled }: EventContent) => ({
  id: uid,
  sequence,
  summary: title,
  url: link,
  status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
});

function timeOf(time: EventTime): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'transparency'> {
  if ('startsAt' in time) return { start: time.startsAt, end: time.endsAt };
  const { firstDay, lastDay } = time;
  const days = { start: new Date(firstDay), end: new Date(addDays(lastDay, 1)), allDay: true };
  return { ...days, transparency: ICalEventTransparency.TRANSPARENT };
}

const methodOf = ({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>) =>
  isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
