import { Temporal } from 'temporal-polyfill';
import {
  type Days,
  type Lesson,
  type LessonChange,
  lessonKey,
  type TimeSpan,
  type Timetable,
  type WeeklyRule,
} from './lessons.ts';

/* The only place that computes when a lesson is: nothing else does, and no SQL. Instants are derived at each reading and never
   stored, because a new database of time zones changes those of the future. @see ADR-48 */

export function isTimeZone(name: string): boolean {
  // Offsets such as `+01:00` are valid for Temporal, but do not follow a change of clocks.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}

/** The day in a zone, as `2026-09-01`. */
export function dayIn(timeZone: string, at: Date): string {
  return zonedAt(at, timeZone).toPlainDate().toString();
}

/**
 * The lessons that overlap the span, cancelled ones included, in the order of their start. A moved lesson is held also on a
 * holiday and after the last day of its rule. A day that a zone skips altogether has no lesson.
 */
export function deriveLessons({ rules, holidays, changes }: Timetable, span: TimeSpan): Lesson[] {
  const starts = new Starts(span);
  const changesOfRules = Map.groupBy(changes, ({ ruleId }) => ruleId);
  const lessons = rules.flatMap((rule) => {
    const changed = new Map((changesOfRules.get(rule.id) ?? []).map((change) => [change.day, change]));
    const moved = [...changed.values()].filter(({ day, movedTo }) => movedTo !== null && isOfRule(day, rule));
    const weekly = starts
      .weekly(rule)
      .filter((day) => !changed.get(day)?.movedTo && !isHoliday(day, holidays))
      .map((day) => lessonOf(rule, day, changed.get(day) ?? null, starts));
    return [...weekly, ...moved.map((change) => lessonOf(rule, change.day, change, starts))].filter((lesson) =>
      overlaps(lesson, span),
    );
  });
  return lessons.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime() || compare(one, other));
}

const compare = (one: Lesson, other: Lesson): number => (lessonKey(one) < lessonKey(other) ? -1 : 1);

const isOfRule = (day: string, { firstDay, lastDay }: WeeklyRule): boolean => firstDay <= day && day <= lastDay;

const isHoliday = (day: string, holidays: readonly Days[]): boolean =>
  holidays.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);

const overlaps = ({ startsAt, endsAt }: Lesson, { from, until }: TimeSpan): boolean =>
  startsAt < until && endsAt > from;

function lessonOf(rule: WeeklyRule, day: string, change: LessonChange | null, starts: Starts): Lesson {
  const wall = change?.movedTo ?? { day, startsAt: rule.startsAt };
  const { at } = starts.of(wall.day, wall.startsAt, rule.timeZone);
  return {
    ruleId: rule.id,
    courseId: rule.courseId,
    day,
    startsAt: new Date(at),
    endsAt: new Date(at + rule.minutes * 60_000),
    change,
  };
}

/** When clocks in the zone show this time of this day. */
export const lessonStart = ({ day, startsAt }: { day: string; startsAt: string }, timeZone: string): Date =>
  new Date(startOf(day, startsAt, timeZone).at);

interface Start {
  /** In milliseconds since 1970. */
  at: number;
  isOnSkippedDay: boolean;
}

/** Computes each start once: many rules share zone, day and time. */
class Starts {
  readonly #earliest: string;
  readonly #latest: string;
  readonly #starts = new Map<string, Start>();
  readonly #days = new Map<string, string[]>();

  constructor({ from, until }: TimeSpan) {
    // Zones are up to 14 hours from UTC, and a lesson of up to 8 hours may begin on the day before.
    this.#earliest = zonedAt(from, 'UTC').toPlainDate().subtract({ days: 2 }).toString();
    this.#latest = zonedAt(until, 'UTC').toPlainDate().add({ days: 1 }).toString();
  }

  of(day: string, startsAt: string, timeZone: string): Start {
    const key = `${day} ${startsAt} ${timeZone}`;
    const start = this.#starts.get(key) ?? startOf(day, startsAt, timeZone);
    this.#starts.set(key, start);
    return start;
  }

  /** The days of the rule on which a lesson may overlap the span, without those that its zone skips. */
  weekly({ weekday, firstDay, lastDay, startsAt, timeZone }: WeeklyRule): string[] {
    const from = firstDay > this.#earliest ? firstDay : this.#earliest;
    const until = lastDay < this.#latest ? lastDay : this.#latest;
    const key = `${weekday} ${from} ${until}`;
    const days = this.#days.get(key) ?? weekdaysBetween(weekday, from, until);
    this.#days.set(key, days);
    return days.filter((day) => !this.of(day, startsAt, timeZone).isOnSkippedDay);
  }
}

/**
 * A start that clocks skip is as much later as they are set forward; of one that they show twice the first counts. These are
 * the rules of RFC 5545 (3.3.5), and `compatible` in Temporal.
 */
function startOf(day: string, startsAt: string, timeZone: string): Start {
  const date = Temporal.PlainDate.from(day);
  const start = date.toPlainDateTime(startsAt).toZonedDateTime(timeZone, { disambiguation: 'compatible' });
  const isOnSkippedDay =
    !start.toPlainDate().equals(date) && !date.toZonedDateTime(timeZone).toPlainDate().equals(date);
  return { at: start.epochMilliseconds, isOnSkippedDay };
}

function weekdaysBetween(weekday: number, from: string, until: string): string[] {
  const first = Temporal.PlainDate.from(from);
  const days: string[] = [];
  for (
    let day = first.add({ days: (weekday - first.dayOfWeek + 7) % 7 });
    Temporal.PlainDate.compare(day, until) <= 0;
    day = day.add({ weeks: 1 })
  )
    days.push(day.toString());
  return days;
}

const zonedAt = (at: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);

/** From a lesson on, those of a course begin at another time of the family's clock than before. */
export interface OffsetChange {
  /** Start of the first lesson that is affected. */
  at: Date;
  /** Its day in the zone of the family, as `2026-03-29`. */
  day: string;
  /** Positive: later for the family. */
  minutes: number;
}

/**
 * The changes of the offset between the zones of a family and a course that lessons of this course notice, in their order.
 * @param starts of consecutive lessons; the first one is what the family is used to
 */
export function offsetChanges(zones: { family: string; course: string }, starts: readonly Date[]): OffsetChange[] {
  const leads = starts.map((at) => offsetAt(zones.family, at) - offsetAt(zones.course, at));
  return starts.flatMap((at, index) => {
    const minutes = (leads[index] ?? 0) - (leads[index - 1] ?? leads[index] ?? 0);
    return minutes === 0 ? [] : [{ at, day: dayIn(zones.family, at), minutes }];
  });
}

/** In minutes, positive east of Greenwich. */
const offsetAt = (timeZone: string, at: Date): number => zonedAt(at, timeZone).offsetNanoseconds / 60_000_000_000;
