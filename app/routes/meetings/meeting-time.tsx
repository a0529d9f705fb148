import type { TimeSpan } from '#features/meetings/meetings.ts';
import { dateFormatter } from '#i18n/dates.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';

type ZonesProps = {
  /** Of the reader. */
  zone: string;
  /** Of the school, in which the times were offered. */
  schoolZone: string;
};

/** The time of day and, in brackets, that of the school where its clocks show another one. */
export function ClockTime({ startsAt, endsAt, zone, schoolZone }: TimeSpan & ZonesProps) {
  const { dateLocale } = useLanguage();
  const clock = (at: Date, timeZone: string) => dateFormatter(dateLocale, { timeStyle: 'short', timeZone })(at);
  const own = clock(startsAt, zone);
  const atSchool = clock(startsAt, schoolZone);
  return (
    <>
      <time dateTime={startsAt.toISOString()} className="whitespace-nowrap tabular-nums">
        <bdi>
          {own}–{clock(endsAt, zone)}
        </bdi>
      </time>
      {atSchool !== own && (
        <bdi className="ms-2 text-sm whitespace-nowrap text-ink-soft tabular-nums">({atSchool})</bdi>
      )}
    </>
  );
}

export function MeetingDay({ at, zone }: { at: Date; zone: string }) {
  const { dateLocale } = useLanguage();
  return (
    <>
      {dateFormatter(dateLocale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: zone })(
        at,
      )}
    </>
  );
}

export function ZoneNote({ zone, schoolZone }: ZonesProps) {
  const t = useTranslate();
  return (
    <p className="text-sm text-ink-soft">
      {schoolZone === zone ? t('meetings.zone', { zone }) : t('meetings.zones', { zone, school: schoolZone })}
    </p>
  );
}
