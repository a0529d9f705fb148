import { useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/language-context.tsx';

const never = () => () => {};
const zoneOfBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The reader's time zone; UTC, and so named, until the browser has said which. */
function useTimeZone(): { timeZone: string; isKnown: boolean } {
  const timeZone = useSyncExternalStore(never, zoneOfBrowser, () => null);
  return { timeZone: timeZone ?? 'UTC', isKnown: timeZone !== null };
}

const styles = {
  'day and time': { dateStyle: 'medium', timeStyle: 'short' },
  'long day and time': { dateStyle: 'full', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A moment in the reader's time zone, the zone named on hover and in print. @see decisions 18 */
export function LocalTime({ at, style = 'day and time' }: { at: Date; style?: keyof typeof styles }) {
  const { dateLocale } = useLanguage();
  const { timeZone, isKnown } = useTimeZone();
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocale, { timeZone, ...options }).format(at);
  const zoneOf = (timeZoneName: 'short' | 'long') =>
    new Intl.DateTimeFormat(dateLocale, { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value;
  return (
    <time dateTime={at.toISOString()} title={`${say({ dateStyle: 'full', timeStyle: 'medium' })} ${zoneOf('long')}`}>
      {say(styles[style])}
      <span className={isKnown ? 'hidden print:inline' : undefined}> {zoneOf('short')}</span>
    </time>
  );
}
