import { createContext, data, href, Link, useLocation } from 'react-router';
import { listGrades } from '#features/reports/report-settings.server.ts';
import { type Grade, nameIn, scales } from '#features/reports/report-settings.ts';
import type { TermReport } from '#features/reports/reports.ts';
import { findMentorToAsk } from '#features/students/students.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { LocalDay } from '#i18n/local-time.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/term.ts';
import { allReportsPath } from './all-reports-path.server.ts';
import { type OpenedTerm, openTerm } from './open-term.server.ts';
import styles from './report.css?url';
import { Fact, Letterhead, StudentFacts } from './report-head.tsx';
import { ReportParts } from './report-text.tsx';
import { ReportTools } from './report-tools.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const openedTerm = createContext<OpenedTerm | null>(null);

/** Opens the reports before any loader runs, so that the dashboard in the same response is up to date. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, url, context, params }, next) => {
    context.set(openedTerm, await openTerm({ request, url, context }, params));
    return next();
  },
];

/** A term without a report that the reader may see, and unknown ids, get the same 404. @see R2 */
export async function loader({ context }: Route.LoaderArgs) {
  const opened = context.get(openedTerm);
  if (!opened) throw data(null, { status: 404 });
  const { term, isGuardian } = opened;
  const { grades, mentor } = await readForSession(context, async (tx) => ({
    grades: (await listGrades(tx)).filter(({ isArchived }) => !isArchived),
    mentor: isGuardian ? await findMentorToAsk(tx, term.student.id) : null,
  }));
  const about = new URLSearchParams({ term: term.termId, student: term.student.id });
  return {
    term,
    grades,
    allReports: allReportsPath(context, term.student.id),
    ask: mentor && `${href('/inbox')}?compose&to=${mentor.id}&${about}`,
  };
}

/** The title does not name the student, because titles stay in the browser history. @see PD-49 */
export default function TermPage({ loaderData: { term, grades, allReports, ask } }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const { pathname } = useLocation();
  const { student, mentorName, reports } = term;
  return (
    <div className="report-page">
      <PortalTitle>{t('report.heading')}</PortalTitle>
      <ReportTools {...{ allReports, ask }} pdf={`${pathname}/pdf`} askText="report.askTerm" />
      <article
        aria-labelledby="report-title"
        className={classNames(cardClass, 'report print:border-0 print:shadow-none')}
      >
        <header>
          <Letterhead title={nameIn(term.term, language)} />
          <dl className="report-facts">
            <StudentFacts student={student} />
            {mentorName && (
              <Fact name={t('report.mentor')}>
                <bdi translate="no">{mentorName}</bdi>
              </Fact>
            )}
          </dl>
        </header>
        <Grades reports={reports} />
        {reports.map((report) => (
          <SubjectReport key={report.id} report={report} />
        ))}
        <Key grades={grades} />
      </article>
    </div>
  );
}

function Grades({ reports }: { reports: TermReport[] }) {
  const { language, t } = useLanguage();
  return (
    <table className="term-table" aria-labelledby="report-title">
      <thead>
        <tr>
          <th scope="col">{t('report.subject')}</th>
          <th scope="col">{t('reports.attainment')}</th>
          <th scope="col">{t('reports.effort')}</th>
        </tr>
      </thead>
      <tbody translate="no">
        {reports.map(({ id, subject, content }) => (
          <tr key={id}>
            <th scope="row" className="font-[620]">
              <bdi>{nameIn(subject, language)}</bdi>
            </th>
            <td>{content && <bdi>{nameIn(content.names.attainment, language)}</bdi>}</td>
            <td>{content && <bdi>{nameIn(content.names.effort, language)}</bdi>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SubjectReport({ report: { id, subject, version, content } }: { report: TermReport }) {
  const { language, t } = useLanguage();
  return (
    <section className="term-subject" aria-labelledby={`subject-${id}`}>
      <h2 id={`subject-${id}`}>
        <Link to={href('/parent-dashboard/reports/:reportId', { reportId: id })} className="text-link text-ink">
          <bdi translate="no">{nameIn(subject, language)}</bdi>
        </Link>
      </h2>
      <p className="text-sm text-ink-soft">
        {t('report.author')}:{' '}
        {version.authorName ? <bdi translate="no">{version.authorName}</bdi> : t('report.formerUser')} ·{' '}
        <LocalDay at={version.publishedAt.getTime()} />
      </p>
      {content ? <ReportParts content={content} heading="h3" /> : <p className="text-clay">{t('report.unreadable')}</p>}
    </section>
  );
}

/** The present grades of both scales, the highest first. */
function Key({ grades }: { grades: Grade[] }) {
  const { language, t } = useLanguage();
  return (
    <section className="term-subject" aria-labelledby="report-key">
      <h2 id="report-key">{t('report.key')}</h2>
      <dl className="report-facts">
        {scales.map((scale) => (
          <Fact key={scale} name={t(`reports.${scale}`)}>
            <span translate="no">
              {grades
                .filter((grade) => grade.scale === scale)
                .map(({ names }) => nameIn(names, language))
                .join(' · ')}
            </span>
          </Fact>
        ))}
      </dl>
    </section>
  );
}
