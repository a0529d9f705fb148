import { useSyncExternalStore } from 'react';
import { dateFormatter } from './dates.ts';
import { useLanguage } from './language-context.tsx';

const looks = {
  /** `Nov 21`, as core §2 wants it in lists. */
  day: { month: 'short', day: 'numeric' },
  /** `21 Nov 2026, 09:05`, for tables. */
  short: { dateStyle: 'medium', timeStyle: 'short' },
  /** `21 November 2026 at 09:05` */
  long: { dateStyle: 'long', timeStyle: 'short' },
  /** On hover. */
  full: { dateStyle: 'full', timeStyle: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type LocalTimeProps = { at: Date; look: 'short' | 'long'; className?: string };

/**
 * A moment in the reader's language and time zone, the zone named on hover and in print. The server does not know the
 * zone: it writes UTC, and says so where no script corrects it. @see decisions 18
 */
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

/** The day of a moment in milliseconds since 1970, for lists. */
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
  return { dateLocale, zoneOfReader: useSyncExternalStore(neverChanges, findZone, () => null) };
}

const neverChanges = () => () => {};
const findZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function exactly(locale: string, zoneOfReader: string | null, at: Date) {
  const exact = at.toISOString();
  return { dateTime: exact, title: zoneOfReader ? format(locale, 'full', zoneOfReader, at) : plainUtc(exact) };
}

/** `2026-11-21 09:05 UTC`: until a script corrects it, in a form for all languages, which a list of fifty can afford. */
const plainUtc = (exact: string) => `${exact.slice(0, 10)} ${exact.slice(11, 16)} UTC`;

const days = new Map<string, string>();

/** The server names the same few days in each list. At most 366 in each language. */
function dayInUtc(locale: string, at: Date): string {
  const key = `${locale} ${at.getUTCMonth()} ${at.getUTCDate()}`;
  const known = days.get(key) ?? format(locale, 'day', 'UTC', at);
  days.set(key, known);
  return known;
}

const formats = new Map<string, (at: Date) => string>();

/** Making a format costs more than using it a thousand times. */
function format(locale: string, look: keyof typeof looks, timeZone: string, at: Date): string {
  const key = `${locale} ${look} ${timeZone}`;
  const made = formats.get(key) ?? dateFormatter(localeOf(look, locale), { ...looks[look], timeZone });
  formats.set(key, made);
  return made(at);
}

/** The specified `MMM d` is American. */
const localeOf = (look: keyof typeof looks, locale: string) =>
  look === 'day' && locale.startsWith('en') ? 'en-US' : locale;
