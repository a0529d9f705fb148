import { href, Link } from 'react-router';
import { nameIn } from '#features/reports/report-settings.ts';
import type { ListedReport, UnreadReports } from '#features/reports/reports.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { LocalDay, LocalTime } from '#i18n/local-time.tsx';
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
            {isGuardian && !isRead && <Badge tone="sea">{t('dashboard.reports.new')}</Badge>}
            {version > 1 && <Badge tone="brass">{t('dashboard.reports.corrected')}</Badge>}
            <span className="ms-auto text-sm text-ink-soft">
              <LocalTime at={publishedAt} format="short" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type UnreadReportsProps = { reports: UnreadReports; nameOf: (studentId: string) => string };

/** In the card of notifications, until they are opened. Must not be prefetched: opening marks them read. @see R4 */
export function UnreadReportList({ reports: { newest, count }, nameOf }: UnreadReportsProps) {
  const { language } = useLanguage();
  const t = useTranslate();
  const more = count - newest.length;
  return (
    <>
      <ul className="mt-2 -mb-1 divide-y divide-line">
        {newest.map(({ id, studentId, subject, term, publishedAt }) => (
          <li key={id}>
            <Link
              to={reportPath(id)}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2.5 text-ink no-underline hover:underline"
            >
              <span translate="no" className="truncate font-[620]">
                {t('dashboard.reports.unread', { subject: nameIn(subject, language) })}
              </span>
              <span className="text-sm text-ink-soft">
                <LocalDay at={publishedAt.getTime()} />
              </span>
              <span translate="no" className="col-span-2 truncate text-sm text-ink-soft">
                <bdi>{nameOf(studentId)}</bdi> · <bdi>{nameIn(term, language)}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-sm text-ink-soft">{t('dashboard.reports.more', { count: more })}</p>}
    </>
  );
}
