import { href, Link } from 'react-router';
import { nameIn } from '#features/reports/report-settings.ts';
import type { ListedReport } from '#features/reports/reports.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';

const reportPath = (id: string) => href('/parent-dashboard/reports/:reportId', { reportId: id });

/** The student's published reports, those of the last term first. @see PD-49 */
export function ReportList({ reports, isGuardian }: { reports: ListedReport[]; isGuardian: boolean }) {
  const { language, t } = useLanguage();
  return (
    <ul className={classNames(cardClass, 'divide-y divide-line')}>
      {reports.map(({ id, subject, term, version, publishedAt, isRead }) => (
        <li key={id}>
          <Link
            to={reportPath(id)}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3.5 text-ink no-underline hover:bg-sand/50"
          >
            <bdi translate="no" className="font-[620]">
              {nameIn(subject, language)}
            </bdi>
            <bdi translate="no" className="text-ink-soft">
              {nameIn(term, language)}
            </bdi>
            {isGuardian && !isRead && <Badge tone="brass">{t('dashboard.reports.new')}</Badge>}
            {version > 1 && <Badge>{t('dashboard.reports.corrected')}</Badge>}
            <span className="ms-auto text-sm text-ink-soft">
              <LocalTime at={publishedAt} format="short" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
