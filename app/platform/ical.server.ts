import ICAL from 'ical.js';
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
export function calendarFile(organisation: string, { startsAt, endsAt, ...event }: CalendarEvent): string {
  const calendar = calendarOf(organisation, event.isCancelled ? 'CANCEL' : 'PUBLISH');
  const time = { startsAt, endsAt };
  calendar.addSubcomponent(eventOf({ ...event, time, description: event.link }, new Date()));
  return textOf(calendar);
}

/**
 * A calendar that programs read again every few hours, in UTC.
 * @param stamp time of all events; with the same one, a calendar has the same text until an event changes
 */
export function calendarFeed(organisation: string, events: readonly FeedEvent[], stamp: Date): string {
  const calendar = calendarOf(organisation, 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', organisation);
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromSeconds(3600));
  calendar.addPropertyWithValue('x-published-ttl', 'PT1H');
  for (const event of events) calendar.addSubcomponent(eventOf(event, stamp));
  return textOf(calendar);
}

function calendarOf(organisation: string, method: 'PUBLISH' | 'CANCEL'): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${organisation}//Portal//EN`);
  calendar.addPropertyWithValue('method', method);
  return calendar;
}

function eventOf({ uid, sequence, title, link, isCancelled, time, description }: FeedEvent, stamp: Date) {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', uid);
  event.addPropertyWithValue('sequence', sequence);
  event.addPropertyWithValue('dtstamp', instant(stamp));
  if ('startsAt' in time) {
    event.addPropertyWithValue('dtstart', instant(time.startsAt));
    event.addPropertyWithValue('dtend', instant(time.endsAt));
  } else {
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(time.firstDay));
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(time.lastDay, 1)));
    event.addPropertyWithValue('transp', 'TRANSPARENT');
  }
  event.addPropertyWithValue('summary', title);
  if (description !== null) event.addPropertyWithValue('description', description);
  event.addPropertyWithValue('url', link);
  event.addPropertyWithValue('status', isCancelled ? 'CANCELLED' : 'CONFIRMED');
  return event;
}

const instant = (at: Date): ICAL.Time => ICAL.Time.fromJSDate(at, true);

/** The last line ends, too. */
const textOf = (calendar: ICAL.Component): string => `${calendar.toString()}\r\n`;
