import { schoolTimeZone } from '#content/school-time-zone.ts';
import {
  dayParts,
  dayRows,
  type FactContent,
  otherCities,
  schoolCity,
  timeZoneOf,
  weekdays,
} from '#features/school-facts/school-facts.ts';
import { dateFormatter } from '#i18n/dates.ts';
import { momentAt } from '#i18n/time-in-zone.ts';
import { addDays } from '#platform/calendar-days.ts';
import type { Answer, Writer } from './answers.ts';
import { type Hours, hoursInZone } from './hours-in-zone.ts';

/** Lesson times, and the sample day if there is one, for the next day with lessons. */
export function answerHours(content: FactContent, writer: Writer): Answer[] {
  const { t, locale, today } = writer;
  const chosen = weekdays.flatMap((weekday, index) => (content[weekday] ? [index] : []));
  const day = nextDayOf(chosen, today);
  const date = dateFormatter(locale, { dateStyle: 'long', timeZone: 'UTC' })(new Date(day));
  const places = placesOf(content, writer);
  const onOtherDay = (other: 'nextDay' | 'previousDay', time: string) => t(`questions.${other}`, { time });
  const clocks = (starts: string, ends: string) =>
    places.map(({ timeZone }) => hoursInZone(hoursOn(day, starts, ends), { timeZone, locale, onOtherDay }));
  const [opens = '', closes = ''] = [content['opens'], content['closes']];
  const city = places[0]?.name ?? '';
  const hours: Answer = {
    id: 'hours',
    question: t('questions.hours'),
    before: [weekText(chosen, { opens, closes, city }, writer), t('questions.hours.elsewhere', { date })],
    table: {
      headings: [t('questions.place'), t('questions.clock')],
      rows: clocks(opens, closes).map((time, index) => [places[index]?.name ?? '', time]),
    },
    ownHours: {
      ...hoursOn(day, opens, closes),
      locale,
      nextDay: onOtherDay('nextDay', '{time}'),
      previousDay: onOtherDay('previousDay', '{time}'),
    },
    after: [],
  };
  const rows = dayRows.flatMap((row) => {
    const part = dayParts.find((known) => known === content[`part${row}`]);
    const [starts = '', ends = ''] = [content[`starts${row}`], content[`ends${row}`]];
    return part ? [[t(`questions.day.${part}`), ...clocks(starts, ends)]] : [];
  });
  if (rows.length === 0) return [hours];
  const sampleDay: Answer = {
    id: 'day',
    question: t('questions.day'),
    before: [t('questions.day.text', { date, city })],
    table: { headings: [t('questions.day.part'), ...places.map(({ name }) => name)], rows },
    after: [],
  };
  return [hours, sampleDay];
}

/** Lists the school first. */
function placesOf(content: FactContent, { t }: Writer): { name: string; timeZone: string }[] {
  const school = { name: schoolCity ? t(`hubs.city.${schoolCity}`) : schoolTimeZone, timeZone: schoolTimeZone };
  const others = [content['secondCity'], content['thirdCity']].flatMap((wanted) => {
    const city = otherCities.find((known) => known === wanted);
    return city ? [{ name: t(`hubs.city.${city}`), timeZone: timeZoneOf(city) }] : [];
  });
  return [school, ...others];
}

/** @param chosen indexes of weekdays, Monday first */
function nextDayOf(chosen: readonly number[], today: string): string {
  const days = weekdays.map((_, index) => addDays(today, index));
  return days.find((day) => chosen.includes((new Date(day).getUTCDay() + 6) % 7)) ?? today;
}

function weekText(
  chosen: readonly number[],
  times: Record<'opens' | 'closes' | 'city', string>,
  { t, locale }: Writer,
): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const nameOf = (index: number) => format.format(new Date(addDays(aMonday, index % 7)));
  const first = chosen.length === 7 ? 0 : rangeStart(chosen);
  if (first !== null)
    return t('questions.hours.range', { ...times, first: nameOf(first), last: nameOf(first + chosen.length - 1) });
  const days = new Intl.ListFormat(locale, { type: 'conjunction' }).format(chosen.map(nameOf));
  return t('questions.hours.days', { ...times, days });
}

const aMonday = '2026-11-23';

/** The first of three or more days in a row, also from Sunday to Thursday; null for other choices. */
function rangeStart(chosen: readonly number[]): number | null {
  const [start, ...more] = chosen.filter((index) => !chosen.includes((index + 6) % 7));
  return start !== undefined && more.length === 0 && chosen.length >= 3 ? start : null;
}

/** @param starts time at the school, such as `09:00` */
const hoursOn = (day: string, starts: string, ends: string): Hours => ({
  day,
  starts: momentAt(day, starts, schoolTimeZone).getTime(),
  ends: momentAt(day, ends, schoolTimeZone).getTime(),
});
