import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface CalendarEvent {
  /** The same in each version of the event. */
  uid: string;
  /** Grows with each change. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  title: string;
  /** Page about the event. */
  link: string;
  isCancelled: boolean;
}

/**
 * A calendar file with one event, for a mail or a download, in UTC: calendars show it in the zone of their owner.
 * @see RFC 5545, RFC 5546
 */
export function calendarFile(organisation: string, event: CalendarEvent): string {
  const calendar = ical({ prodId: { company: organisation, product: 'Portal' }, method: methodOf(event) });
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: new Date(),
    start: event.startsAt,
    end: event.endsAt,
    summary: event.title,
    description: event.link,
    url: event.link,
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

const methodOf = ({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>) =>
  isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
