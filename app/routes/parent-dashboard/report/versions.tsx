import { Link, useLocation } from 'react-router';
import type { PublishedReport } from '#features/reports/reports.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Card } from '#ui/card.tsx';

/** Earlier versions and, for the staff of the student, who has read the one that is shown. */
export function Versions({ report, seesReads }: { report: PublishedReport; seesReads: boolean }) {
  if (report.versions.length < 2 && !seesReads) return null;
  return (
    <Card className="no-print grid gap-6 sm:grid-cols-2">
      {report.versions.length > 1 && <VersionList report={report} />}
      {seesReads && <Reads report={report} />}
    </Card>
  );
}

function VersionList({ report: { versions, shown } }: { report: PublishedReport }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="text-xl">
        {t('report.versions')}
      </h2>
      <ul className="mt-1">
        {versions.map(({ id, number, publishedAt, authorName }) => (
          <li key={id} className="py-1.5">
            <Link
              to={`${pathname}?version=${number}`}
              aria-current={id === shown.id ? 'page' : undefined}
              className="text-link inline-flex min-h-11 items-center aria-[current]:font-[620]"
            >
              {t('report.version', { number })}
            </Link>
            <span className="block text-sm text-ink-soft">
              <LocalTime at={publishedAt} format="short" /> ·{' '}
              {authorName ? <bdi translate="no">{authorName}</bdi> : t('report.formerUser')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reads({ report: { reads } }: { report: PublishedReport }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="reads">
      <h2 id="reads" className="text-xl">
        {t('report.reads')}
      </h2>
      {reads.length === 0 && <p className="mt-1 text-ink-soft">{t('report.notRead')}</p>}
      <ul className="mt-1">
        {reads.map(({ readerName, readAt }) => (
          <li key={`${readerName} ${readAt.getTime()}`} className="py-1.5">
            {readerName ? <bdi translate="no">{readerName}</bdi> : t('report.formerUser')}
            <span className="block text-sm text-ink-soft">
              {t('report.readOn')} <LocalTime at={readAt} format="short" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
