import { figures } from '#content/legal/figures.ts';
import type { RetentionRuleName } from '#features/retention/retention.ts';
import type { Translate } from '#i18n/translate.ts';
import { formatPeriod } from './format-period.ts';

export function periodText(rule: RetentionRuleName, t: Translate, locale: string): string {
  const days = (count: number) => formatPeriod(count, 'day', locale);
  const months = (count: number) => formatPeriod(count, 'month', locale);
  const years = (count: number) => formatPeriod(count, 'year', locale);
  switch (rule) {
    case 'enquiries':
      return t('retention.period.enquiries', { period: days(figures.enquiryRetentionDays) });
    case 'otherMessages':
      return t('retention.period.otherMessages', {
        long: years(figures.messageRecordYears),
        short: days(figures.messageRetentionDays),
      });
    case 'leavers':
    case 'closedAccounts':
      return t(`retention.period.${rule}`, { period: years(figures.recordsAfterEnrolmentYears) });
    case 'messageReports':
      return t('retention.period.messageReports', { period: years(figures.safeguardingRecordsToAge) });
    case 'privacyRequests':
      return t('retention.period.privacyRequests', { period: years(figures.messageRecordYears) });
    case 'acknowledgements':
      return t('retention.period.acknowledgements', { period: years(figures.messageRecordYears) });
    case 'announcements':
      return t('retention.period.announcements');
    case 'meetings':
      return t('retention.period.meetings', { period: months(figures.meetingMonths) });
    case 'lostMessages':
      return years(figures.recordsAfterEnrolmentYears);
    case 'signInEvents':
    case 'mails':
      return months(figures.itLogsMonths);
    case 'devices':
      return t('retention.period.devices', { period: years(1) });
    case 'formerSafetyDetails':
    case 'formerCourtOrders':
      return t(`retention.period.${rule}`, { period: months(figures.formerSafetyMonths) });
    case 'notices':
      return days(30);
    case 'unsentFiles':
      return days(figures.unsentFileDays);
  }
}
