import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFeed, calendarFile } from './ical.server.ts';

const event: CalendarEvent = {
  uid: '11111111-1111-4111-8111-111111111111@school.example',
  sequence: 2,
  startsAt: new Date('2026-12-03T16:20:00Z'),
  endsAt: new Date('2026-12-03T16:35:00Z'),
  title: 'Meeting with Zoë; line\nbreak, “quotes” and a title that is longer than the 75 octets of a line 面谈',
  link: 'https://school.example/meetings/1',
  isCancelled: false,
};

const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const found = calendar.getFirstSubcomponent('vevent');
  if (!found) throw new Error('no event');
  return { method: calendar.getFirstPropertyValue('method'), event: new ICAL.Event(found), component: found };
};

describe('A calendar file', () => {
  it('has one event in UTC, with its identity, number of change, escaped title and link', () => {
    const file = calendarFile('Example School', event);
    const { method, event: parsed, component } = read(file);
    expect(method).toBe('PUBLISH');
    expect(parsed.uid).toBe(event.uid);
    expect(parsed.sequence).toBe(2);
    expect(parsed.summary).toBe(event.title);
    expect(parsed.startDate.toJSDate()).toEqual(event.startsAt);
    expect(parsed.endDate.toJSDate()).toEqual(event.endsAt);
    expect(file).toContain('DTSTART:20261203T162000Z');
    expect(component.getFirstPropertyValue('url')).toBe(event.link);
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(component.getFirstPropertyValue('dtstamp')).toBeDefined();
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('cancels the event with the same identity', () => {
    const {
      method,
      event: parsed,
      component,
    } = read(calendarFile('Example School', { ...event, sequence: 3, isCancelled: true }));
    expect(method).toBe('CANCEL');
    expect(parsed.uid).toBe(event.uid);
    expect(parsed.sequence).toBe(3);
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });
});

/** Compared as text, because the reader of the tests above is also the writer. */
it('A calendar feed has the lines of RFC 5545', () => {
  const time = { firstDay: '2026-12-24', lastDay: '2026-12-31' };
  const days = { ...event, title: 'Holidays; all, of us', description: 'One\nTwo', time, isCancelled: true };
  expect(calendarFeed('Example School', [days], new Date('2026-11-16T00:00:00Z')).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example School//Portal//EN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Example School',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:11111111-1111-4111-8111-111111111111@school.example',
    'SEQUENCE:2',
    'DTSTAMP:20261116T000000Z',
    'DTSTART;VALUE=DATE:20261224',
    'DTEND;VALUE=DATE:20270101',
    'TRANSP:TRANSPARENT',
    String.raw`SUMMARY:Holidays\; all\, of us`,
    String.raw`DESCRIPTION:One\nTwo`,
    'URL:https://school.example/meetings/1',
    'STATUS:CANCELLED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
