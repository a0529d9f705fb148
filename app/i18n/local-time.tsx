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
  const timeZone = useSyncExternalStore(neverChanges, zoneOfReader, zoneOfServer);
  const full = format(dateLocale, 'full', timeZone, at);
  return (
    <time dateTime={at.toISOString()} title={full} className={className}>
      {format(dateLocale, look, timeZone, at)}
      {look !== 'day' && <span className="hidden noscript:inline print:inline"> ({timeZone})</span>}
    </time>
  );
}

const neverChanges = () => () => {};
const zoneOfServer = () => 'UTC';
const zoneOfReader = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than using it a thousand times. */
function format(locale: string, look: keyof typeof looks, timeZone: string, at: Date): string {
  const key = `${locale} ${look} ${timeZone}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...looks[look], timeZone });
  formats.set(key, made);
  return made.format(at);
}
