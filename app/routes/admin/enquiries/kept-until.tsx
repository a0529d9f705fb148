import type { ListedEnquiry } from '../../../features/enquiries/enquiries.ts';
import { messageRetention, type RetentionPeriod } from '../../../features/enquiries/retention.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalTime } from '../../../i18n/local-time.tsx';

/** When the nightly job deletes an enquiry: a date, or a time after its matter will have been closed. */
export function KeptUntil({ enquiry: { topic, keptUntil } }: { enquiry: Pick<ListedEnquiry, 'topic' | 'keptUntil'> }) {
  const { t, dateLocale } = useLanguage();
  if (keptUntil) return <LocalTime at={keptUntil} look="short" />;
  if (topic === 'consultation') return null;
  return t('enquiries.keptUntil.open', { period: formatPeriod(messageRetention[topic], dateLocale) });
}

/** `7 years`, `30 days`. */
export function formatPeriod(period: RetentionPeriod, locale: string): string {
  const [unit, count] = 'years' in period ? ['year', period.years] : ['day', period.days];
  return new Intl.NumberFormat(locale, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(
    Number(count),
  );
}
