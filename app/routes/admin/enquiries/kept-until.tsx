import type { ListedEnquiry } from '#features/enquiries/enquiries.ts';
import { messageRetention, type RetentionPeriod, retainedAs } from '#features/enquiries/retention.ts';
import { CalendarDay } from '#i18n/calendar-day.tsx';
import { useLanguage } from '#i18n/language-context.tsx';
import { formatPeriod } from '../retention/format-period.ts';

/** When the nightly job deletes an enquiry: a day in UTC, or a period after its matter is closed. */
export function KeptUntil({ enquiry }: { enquiry: Pick<ListedEnquiry, 'topic' | 'office' | 'keptUntil'> }) {
  const { keptUntil } = enquiry;
  const { t, dateLocale } = useLanguage();
  if (keptUntil) return <CalendarDay day={keptUntil.toISOString().slice(0, 10)} />;
  return t('enquiries.keptUntil.open', { period: retentionText(messageRetention[retainedAs(enquiry)], dateLocale) });
}

/** `7 years`, `30 days`. */
export const retentionText = (period: RetentionPeriod, locale: string): string =>
  'years' in period ? formatPeriod(period.years, 'year', locale) : formatPeriod(period.days, 'day', locale);
