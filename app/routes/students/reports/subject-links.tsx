import { Link } from 'react-router';
import { nameIn, type Term } from '#features/reports/report-settings.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { entryPath } from './report-paths.ts';
import { StateBadge } from './state-badge.tsx';
import type { ReportEntry, StudentReports } from './term-reports.server.ts';

type SubjectLinksProps = { student: StudentReports; term: Term; entry: ReportEntry };

export function SubjectLinks({ student, term, entry }: SubjectLinksProps) {
  const { language, t } = useLanguage();
  return (
    <nav aria-label={t('reports.subjects')} className={classNames(cardClass, 'overflow-hidden')}>
      <ul className="flex overflow-x-auto pane:block pane:divide-y pane:divide-line">
        {student.entries.map(({ subject, state }) => {
          const isShown = subject.id === entry.subject.id;
          return (
            <li key={subject.id} className="shrink-0">
              <Link
                to={entryPath({ studentId: student.id, termId: term.id, subjectId: subject.id })}
                aria-current={isShown ? 'true' : undefined}
                className={classNames(
                  'flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2 text-ink no-underline hover:bg-sand/50',
                  isShown && 'bg-sand font-[620]',
                )}
              >
                <bdi translate="no">{nameIn(subject.names, language)}</bdi>
                <StateBadge state={state} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
