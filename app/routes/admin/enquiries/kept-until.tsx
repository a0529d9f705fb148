import type { ListedEnquiry } from '../../../features/enquiries/enquiries.ts';
import { messageRetention, type RetentionPeriod } from '../../../features/enquiries/retention.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalTime } from '../../../i18n/local-time.tsx';
import { formatPeriod } from '../retention/format-period.ts';

/** When the nightly job deletes an enquiry: a date, or a period after its matter is closed. */
export function KeptUntil({ enquiry: { topic, keptUntil } }: { enquiry: Pick<ListedEnquiry, 'topic' | 'keptUntil'> }) {
  const { t, dateLocale } = useLanguage();
  if (keptUntil) return <LocalTime at={keptUntil} format="short" />;
  if (topic === 'consultation') return null;
  return t('enquiries.keptUntil.open', { period: retentionText(messageRetention[topic], dateLocale) });
}

/** `7 years`, `30 days`. */
export const retentionText = (period: RetentionPeriod, locale: string): string =>
  'years' in period ? formatPeriod(period.years, 'year', locale) : formatPeriod(period.days, 'day', locale);
