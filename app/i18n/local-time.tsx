import { use, useSyncExternalStore } from 'react';
import { dateFormatter } from './dates.ts';
import { useLanguage } from './language-context.tsx';
import { TimeZoneContext } from './time-zone-context.ts';

const formats = {
  /** `Nov 21`, specified in core §2 for lists. */
  day: { month: 'short', day: 'numeric' },
  short: { dateStyle: 'medium', timeStyle: 'short' },
  long: { dateStyle: 'long', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type LocalTimeProps = { at: Date; format: 'short' | 'long'; className?: string };

/** In the zone of the account or the device; the server renders labelled UTC. A short time is on one line. @see PD-18, PD-40 */
export function LocalTime({ at, format, className }: LocalTimeProps) {
  const { dateLocale, zoneOfReader } = useReader();
  const timeZone = zoneOfReader ?? 'UTC';
  return (
    <time {...timeAttributes(dateLocale, zoneOfReader, at)} className={className}>
      <span className={format === 'short' ? 'whitespace-nowrap' : undefined}>
        {formatTime(dateLocale, format, timeZone, at)}
      </span>
      <span className="hidden noscript:inline print:inline"> ({timeZone})</span>
    </time>
  );
}

export function LocalDay({ at: milliseconds }: { at: number }) {
  const { dateLocale, zoneOfReader } = useReader();
  const at = new Date(milliseconds);
  return (
    <time {...timeAttributes(dateLocale, zoneOfReader, at)}>
      {zoneOfReader ? formatTime(dateLocale, 'day', zoneOfReader, at) : dayInUtc(dateLocale, at)}
    </time>
  );
}

function useReader() {
  const { dateLocale } = useLanguage();
  const zoneOfAccount = use(TimeZoneContext);
  const zoneOfDevice = useSyncExternalStore(noSubscription, findZone, () => null);
  return { dateLocale, zoneOfReader: zoneOfAccount ?? zoneOfDevice };
}

const noSubscription = () => () => {};
const findZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function timeAttributes(locale: string, zoneOfReader: string | null, at: Date) {
  const exact = at.toISOString();
  return { dateTime: exact, title: zoneOfReader ? formatTime(locale, 'full', zoneOfReader, at) : plainUtc(exact) };
}

const plainUtc = (exact: string) => `${exact.slice(0, 10)} ${exact.slice(11, 16)} UTC`;

const days = new Map<string, string>();

function dayInUtc(locale: string, at: Date): string {
  const key = `${locale} ${at.getUTCMonth()} ${at.getUTCDate()}`;
  const known = days.get(key) ?? formatTime(locale, 'day', 'UTC', at);
  days.set(key, known);
  return known;
}

function formatTime(locale: string, format: keyof typeof formats, timeZone: string, at: Date): string {
  return dateFormatter(localeOf(format, locale), { ...formats[format], timeZone })(at);
}

/** The specified `MMM d` is the American format. */
const localeOf = (format: keyof typeof formats, locale: string) =>
  format === 'day' && locale.startsWith('en') ? 'en-US' : locale;
