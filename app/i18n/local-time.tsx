import { useSyncExternalStore } from 'react';
import { useLanguage } from './language-context.tsx';

const looks = {
  /** `Nov 21`, as core §2 wants it in lists. */
  day: { month: 'short', day: 'numeric' },
  /** `Nov 21, 2026, 9:05 AM`, for tables. */
  short: { dateStyle: 'medium', timeStyle: 'short' },
  /** `November 21, 2026 at 9:05 AM` */
  long: { dateStyle: 'long', timeStyle: 'short' },
  /** On hover. */
  full: { dateStyle: 'full', timeStyle: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type LocalTimeProps = { at: Date; look: Exclude<keyof typeof looks, 'full'>; className?: string };

/**
 * A moment in the reader's language and time zone, the zone named on hover and in print. The server does not know the
 * zone: it writes UTC, and says so where no script corrects it. @see decisions 18
 */
export function LocalTime({ at, look, className }: LocalTimeProps) {
  const { dateLocale } = useLanguage();
  const zoneOfReader = useSyncExternalStore(neverChanges, findZone, () => null);
  const timeZone = zoneOfReader ?? 'UTC';
  const exact = at.toISOString();
  const full = zoneOfReader ? format(dateLocale, 'full', zoneOfReader, at) : plainUtc(exact);
  return (
    <time dateTime={exact} title={full} className={className}>
      {look === 'day' && !zoneOfReader ? dayInUtc(dateLocale, exact, at) : format(dateLocale, look, timeZone, at)}
      {look !== 'day' && <span className="hidden noscript:inline print:inline"> ({timeZone})</span>}
    </time>
  );
}

const neverChanges = () => () => {};
const findZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `2026-11-21 09:05 UTC`: until a script corrects it, in a form for all languages, which a list of fifty can afford. */
const plainUtc = (exact: string) => `${exact.slice(0, 10)} ${exact.slice(11, 16)} UTC`;

const formats = new Map<string, Intl.DateTimeFormat>();

const days = new Map<string, string>();

/** The server names the same few days in each list. At most 366 in each language. */
function dayInUtc(locale: string, exact: string, at: Date): string {
  const key = `${locale} ${exact.slice(5, 10)}`;
  const known = days.get(key) ?? format(locale, 'day', 'UTC', at);
  days.set(key, known);
  return known;
}

/** Making a format costs more than using it a thousand times. */
function format(locale: string, look: keyof typeof looks, timeZone: string, at: Date): string {
  const key = `${locale} ${look} ${timeZone}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...looks[look], timeZone });
  formats.set(key, made);
  return made.format(at);
}
