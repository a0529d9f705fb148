import { use, useSyncExternalStore } from 'react';
import { dateFormatter } from './dates.ts';

import { useLanguage } from './language-context.tsx';
import { dayAt, zoneOfDevice } from './time-in-zone.ts';
import { TimeOfReaderContext } from './time-of-reader.ts';

const formats = {
  /** `21 Nov`, or in another year `21 Nov 2025`. */
  day: { month: 'short', day: 'numeric' },
  dayOfYear: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  short: { dateStyle: 'medium', timeStyle: 'short' },
  long: { dateStyle: 'long', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type LocalTimeProps = { at: Date; format: 'short' | 'long'; className?: string };

/** In the zone of the account or the device; labelled UTC while neither is known. A short time is on one line. @see PD-18 */
export function LocalTime({ at, format, className }: LocalTimeProps) {
  const { dateLocale, zone } = useReader();
  const timeZone = zone ?? 'UTC';
  return (
    <time {...timeAttributes(dateLocale, zone, at)} className={className}>
      <span className={format === 'short' ? 'whitespace-nowrap' : undefined}>
        {dateFormatter(dateLocale, { ...formats[format], timeZone })(at)}
      </span>
      <span className={zone ? 'hidden print:inline' : undefined}> ({timeZone})</span>
    </time>
  );
}

/** `Nov 21`, as the specification says for the list of messages. @see core §2 */
export function MessageDay({ at: milliseconds }: { at: number }) {
  const { dateLocale, zone } = useReader();
  const at = new Date(milliseconds);
  // The specified `MMM d` is the American format.
  const locale = dateLocale.startsWith('en') ? 'en-US' : dateLocale;
  return <time {...timeAttributes(dateLocale, zone, at)}>{dayIn(locale, zone, at)}</time>;
}

/** `17:47` today, `Yesterday`, `21 Nov`, or in another year `21 Nov 2025`. */
export function LocalDay({ at: milliseconds }: { at: number }) {
  const { dateLocale, zone, today } = useReader();
  const at = new Date(milliseconds);
  return (
    <time {...timeAttributes(dateLocale, zone, at)} className="whitespace-nowrap">
      {(zone && today && recentDay(dateLocale, zone, at, today)) ?? dayIn(dateLocale, zone, at)}
    </time>
  );
}

function useReader() {
  const { dateLocale } = useLanguage();
  const { chosenZone, storedZone, today } = use(TimeOfReaderContext);
  const ofDevice = useSyncExternalStore(noSubscription, zoneOfDevice, () => storedZone);
  return { dateLocale, zone: chosenZone ?? ofDevice, today };
}

const noSubscription = () => () => {};

function timeAttributes(locale: string, zone: string | null, at: Date) {
  const exact = at.toISOString();
  const title = zone ? dateFormatter(locale, { ...formats.full, timeZone: zone })(at) : plainUtc(exact);
  return { dateTime: exact, title };
}

const plainUtc = (exact: string) => `${exact.slice(0, 10)} ${exact.slice(11, 16)} UTC`;

const dayMilliseconds = 86_400_000;

/** Returns null for a day of another kind than today, yesterday or a day of another year. */
function recentDay(locale: string, timeZone: string, at: Date, today: string): string | null {
  const day = dayAt(at, timeZone);
  if (day === today) return dateFormatter(locale, { ...formats.time, timeZone })(at);
  if (Date.parse(today) - Date.parse(day) === dayMilliseconds) return yesterday(locale);
  if (day.slice(0, 4) === today.slice(0, 4)) return null;
  return dateFormatter(locale, { ...formats.dayOfYear, timeZone })(at);
}

function yesterday(locale: string): string {
  const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
}

const dayIn = (locale: string, zone: string | null, at: Date): string =>
  dateFormatter(locale, { ...formats.day, timeZone: zone ?? 'UTC' })(at);
