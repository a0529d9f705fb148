import { href } from 'react-router';
import type { ShownLesson } from '../lessons/shown-lessons.ts';

/** What a day of the calendar has. Days as `2026-11-30`, in the zone of the reader. */
export type CalendarItem = { day: string } & (
  | { kind: 'lesson'; lesson: ShownLesson }
  | { kind: 'other-school'; id: string; studentId: string; startsAt: Date; endsAt: Date }
  | { kind: 'holiday'; name: string }
  | { kind: 'term'; name: string; isFirst: boolean }
);

export type ItemOf<Kind extends CalendarItem['kind']> = Extract<CalendarItem, { kind: Kind }>;

/** Null: the present week, all children. */
export interface CalendarQuery {
  week: string | null;
  child: string | null;
}

export function calendarPath(query: Partial<CalendarQuery> = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return href('/calendar') + (given.length > 0 ? `?${new URLSearchParams(given)}` : '');
}
