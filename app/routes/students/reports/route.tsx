import { data, Form, href, Link } from 'react-router';
import { nameIn, type Term } from '#features/reports/report-settings.ts';
import { isDue } from '#features/reports/reports.ts';
import { levelText } from '#features/students/stages.ts';
import { readForSession } from '#http/session.server.ts';
import { CalendarDay } from '#i18n/calendar-day.tsx';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Cell, RowHeading, Table, TableRow } from '#ui/table.tsx';
import { PortalPage } from '../../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import { entryPath, publishPath } from './report-paths.ts';
import { loadTermReports, type ReportEntry, type StudentReports, type TermReports } from './term-reports.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  const wanted = url.searchParams.get('term');
  return readForSession(context, async (tx) => {
    const loaded = await loadTermReports(tx, wanted);
    if (wanted !== null && !loaded.term) throw data(null, { status: 404 });
    return loaded;
  });
}

/** The reports that a mentor or coach writes in a term. @see PD-49 */
export default function Reports({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { terms, term, students } = loaderData;
  return (
    <PortalPage title={t('reports.title')} back={{ to: href('/students'), text: t('roster.title') }} width="table">
      {term === null ? (
        <EmptyState icon="file-text" level={2} title={t('reports.noTerms')} className={cardClass}>
          {t('reports.noTerms.text')}
        </EmptyState>
      ) : (
        <>
          <TermBar {...loaderData} term={term} terms={terms} />
          {students.length === 0 ? (
            <EmptyState icon="graduation-cap" level={2} title={t('roster.empty')} className={cardClass}>
              {t('roster.empty.text')}
            </EmptyState>
          ) : (
            <ReportTable students={students} term={term} />
          )}
        </>
      )}
    </PortalPage>
  );
}

function TermBar({ terms, term, isOverdue, students }: TermReports & { term: Term }) {
  const { language, t } = useLanguage();
  const entries = students.flatMap((student) => student.entries);
  const ready = entries.filter(isReady).length;
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <Form action={href('/students/reports')} className="flex flex-wrap items-end gap-3" key={term.id}>
        <SelectField label={t('reports.term')} name="term" defaultValue={term.id} className="min-w-56">
          {terms.map(({ id, names }) => (
            <option key={id} value={id}>
              {nameIn(names, language)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="secondary">
          {t('reports.term.show')}
        </Button>
      </Form>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p>
          {t('reports.due')}{' '}
          <strong className="font-[620]">
            <CalendarDay day={term.dueOn} />
          </strong>{' '}
          {isOverdue && entries.some(({ state }) => isDue(state)) && <Badge tone="clay">{t('reports.overdue')}</Badge>}
        </p>
        {ready > 0 && (
          <Link to={publishPath(term.id)} className={buttonClass()}>
            {t('reports.publishAll', { count: ready })}
          </Link>
        )}
      </div>
    </div>
  );
}

const isReady = ({ report }: ReportEntry) => report?.isComplete === true;

function ReportTable({ students, term }: { students: StudentReports[]; term: Term }) {
  const t = useTranslate();
  const headings = [
    t('roster.student'),
    t('dashboard.student.level'),
    t('reports.state.published'),
    t('reports.state.draft'),
    t('reports.state.none'),
    t('roster.actions'),
  ];
  return (
    <Table caption={t('reports.title')} headings={headings}>
      {students.map((student) => (
        <ReportRow key={student.id} student={student} term={term} />
      ))}
    </Table>
  );
}

function ReportRow({ student, term }: { student: StudentReports; term: Term }) {
  const t = useTranslate();
  const { id, fullName, entries } = student;
  const level = levelText(student, t);
  const count = (...states: ReportEntry['state'][]) => entries.filter(({ state }) => states.includes(state)).length;
  const next = entries.find(({ state }) => state !== 'published') ?? entries[0];
  return (
    <TableRow>
      <RowHeading>
        <bdi translate="no" className="font-[620]">
          {fullName}
        </bdi>
      </RowHeading>
      <Cell label={t('dashboard.student.level')}>
        {level ? <bdi>{level}</bdi> : t('dashboard.student.levelNotSet')}
      </Cell>
      <Cell label={t('reports.state.published')}>
        <span className="tabular-nums">
          {t('reports.ofAll', { count: count('published', 'correction'), all: entries.length })}
        </span>
      </Cell>
      <Cell label={t('reports.state.draft')}>
        <span className="tabular-nums">{count('draft', 'correction')}</span>
      </Cell>
      <Cell label={t('reports.state.none')}>
        <span className="tabular-nums">{count('none')}</span>
      </Cell>
      <Cell isWide>
        <Link
          to={entryPath({ studentId: id, termId: term.id, subjectId: next?.subject.id })}
          aria-label={t('reports.writeFor', { name: fullName })}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {t('reports.write')}
        </Link>
      </Cell>
    </TableRow>
  );
}
