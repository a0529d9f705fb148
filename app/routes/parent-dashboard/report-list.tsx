import { href, Link } from 'react-router';
import { type ExpectedReports, nameIn } from '#features/reports/report-settings.ts';
import type { ListedReport } from '#features/reports/reports.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { cardClass } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';

interface ReportListProps {
  reports: readonly ListedReport[];
  /** Null if no term is reported on. */
  expected: ExpectedReports | null;
  isGuardian: boolean;
}

/** The student's published reports by term, the last term first. @see PD-49 */
export function ReportList({ reports, expected, isGuardian }: ReportListProps) {
  const terms = Map.groupBy(reports, ({ termId }) => termId);
  return (
    <div className="grid gap-6">
      {[...terms].map(([termId, ofTerm]) => (
        <Term
          key={termId}
          reports={ofTerm}
          expected={expected?.termId === termId ? Math.max(expected.count, ofTerm.length) : null}
          isGuardian={isGuardian}
        />
      ))}
    </div>
  );
}

type TermProps = { reports: readonly ListedReport[]; expected: number | null; isGuardian: boolean };

function Term({ reports, expected, isGuardian }: TermProps) {
  const { language, t } = useLanguage();
  const [first] = reports;
  if (!first) return null;
  const { studentId, termId, term } = first;
  const count = reports.length;
  const titleId = `term-${termId}`;
  return (
    <section aria-labelledby={titleId} className={cardClass}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-5 pt-3">
        <h2 id={titleId} className="text-lg">
          <Link
            to={href('/parent-dashboard/reports/of/:studentId/:termId', { studentId, termId })}
            className="text-link inline-flex min-h-11 items-center text-ink"
          >
            <bdi translate="no">{nameIn(term, language)}</bdi>
          </Link>{' '}
          <span className="ms-2 font-sans text-sm font-normal text-ink-soft">
            {expected === null
              ? t('dashboard.reports.count', { count })
              : t('dashboard.reports.ofExpected', { count: String(count), all: String(expected) })}
          </span>
        </h2>
        <a
          href={href('/parent-dashboard/reports/of/:studentId/:termId/pdf', { studentId, termId })}
          className="text-link inline-flex min-h-11 items-center gap-2 text-sm"
        >
          <Icon name="download" className="size-5" />
          {t('dashboard.reports.pdf')}
        </a>
      </div>
      <ul className="mt-1 divide-y divide-line">
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} isNew={isGuardian && !report.isRead} />
        ))}
      </ul>
    </section>
  );
}

/** Must not be prefetched: opening marks it read. @see R4 */
function ReportRow({ report: { id, subject, grades, version }, isNew }: { report: ListedReport; isNew: boolean }) {
  const { language, t } = useLanguage();
  return (
    <li>
      <Link
        to={href('/parent-dashboard/reports/:reportId', { reportId: id })}
        className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3.5 text-ink no-underline hover:bg-sand/50"
      >
        <bdi translate="no" className="font-[620]">
          {nameIn(subject, language)}
        </bdi>
        {isNew && <Badge tone="brass">{t('dashboard.reports.new')}</Badge>}
        {version > 1 && <Badge>{t('dashboard.reports.corrected')}</Badge>}
        {grades && (
          <span className="flex flex-wrap gap-x-4 text-sm max-sm:w-full sm:ms-auto">
            <span>
              <span className="text-ink-soft">{t('dashboard.reports.attainment')} </span>
              <bdi translate="no">{nameIn(grades.attainment, language)}</bdi>
            </span>
            <span>
              <span className="text-ink-soft">{t('dashboard.reports.effort')} </span>
              <bdi translate="no">{nameIn(grades.effort, language)}</bdi>
            </span>
          </span>
        )}
      </Link>
    </li>
  );
}
