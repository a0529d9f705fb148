import { use, useSyncExternalStore } from 'react';
import { dateFormatter } from './dates.ts';
import { useLanguage } from './language-context.tsx';
import { TimeZoneContext } from './time-zone-context.ts';

const looks = {
  /** `Nov 21`, specified in core §2 for lists. */
  day: { month: 'short', day: 'numeric' },
  short: { dateStyle: 'medium', timeStyle: 'short' },
  long: { dateStyle: 'long', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type LocalTimeProps = { at: Date; look: 'short' | 'long'; className?: string };

/** In the zone of the account or the device; the server renders labelled UTC. @see PD-18, PD-40 */
export function LocalTime({ at, look, className }: LocalTimeProps) {
  const { dateLocale, zoneOfReader } = useReader();
  const timeZone = zoneOfReader ?? 'UTC';
  return (
    <time {...exactly(dateLocale, zoneOfReader, at)} className={className}>
      {format(dateLocale, look, timeZone, at)}
      <span className="hidden noscript:inline print:inline"> ({timeZone})</span>
    </time>
  );
}

export function LocalDay({ at: milliseconds }: { at: number }) {
  const { dateLocale, zoneOfReader } = useReader();
  const at = new Date(milliseconds);
  return (
    <time {...exactly(dateLocale, zoneOfReader, at)}>
      {zoneOfReader ? format(dateLocale, 'day', zoneOfReader, at) : dayInUtc(dateLocale, at)}
    </time>
  );
}

function useReader() {
  const { dateLocale } = useLanguage();
  const zoneOfAccount = use(TimeZoneContext);
  const zoneOfDevice = useSyncExternalStore(neverChanges, findZone, () => null);
  return { dateLocale, zoneOfReader: zoneOfAccount ?? zoneOfDevice };
}

const neverChanges = () => () => {};
const findZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function exactly(locale: string, zoneOfReader: string | null, at: Date) {
  const exact = at.toISOString();
  return { dateTime: exact, title: zoneOfReader ? format(locale, 'full', zoneOfReader, at) : plainUtc(exact) };
}

const plainUtc = (exact: string) => `${exact.slice(0, 10)} ${exact.slice(11, 16)} UTC`;

const days = new Map<string, string>();

function dayInUtc(locale: string, at: Date): string {
  const key = `${locale} ${at.getUTCMonth()} ${at.getUTCDate()}`;
  const known = days.get(key) ?? format(locale, 'day', 'UTC', at);
  days.set(key, known);
  return known;
}

const formats = new Map<string, (at: Date) => string>();

/** Cached: creating a formatter is about 1,000 times as expensive as using it. */
function format(locale: string, look: keyof typeof looks, timeZone: string, at: Date): string {
  const key = `${locale} ${look} ${timeZone}`;
  const made = formats.get(key) ?? dateFormatter(localeOf(look, locale), { ...looks[look], timeZone });
  formats.set(key, made);
  return made(at);
}

/** The specified `MMM d` is the American format. */
const localeOf = (look: keyof typeof looks, locale: string) =>
  look === 'day' && locale.startsWith('en') ? 'en-US' : locale;
