import { useLanguage } from '../../../i18n/language-context.tsx';

type LocalClockProps = { at: number | null; timeZone: string; className?: string };

/** Weekday and time; a placeholder of the same height until the time is known. */
export function LocalClock({ at, timeZone, className }: LocalClockProps) {
  const { dateLocale } = useLanguage();
  return (
    <time dateTime={at === null ? undefined : new Date(at).toISOString()} className={className}>
      {at === null ? '\u00a0' : clockOf(dateLocale, timeZone).format(at)}
    </time>
  );
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const made =
    clocks.get(key) ??
    new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(key, made);
  return made;
}
