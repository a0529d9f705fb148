import { href, Link } from 'react-router';
import type { DueState } from '#features/reports/reports.ts';
import { levelText } from '#features/students/stages.ts';
import type { RosterStudent } from '#features/students/students.ts';
import { CalendarDay } from '#i18n/calendar-day.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Badge, CountBadge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Cell, RowHeading, Table, TableRow } from '#ui/table.tsx';
import { dashboardPath } from '../parent-dashboard/dashboard-path.ts';
import { entryPath } from './reports/report-paths.ts';
import type { Chosen } from './use-chosen.ts';
import { studentParameter, valueOfStudent } from './write/chosen-students.ts';
import { WriteLink } from './write-link.tsx';

/** `reports`: null without a subject to report on. */
export type ListedStudent = RosterStudent & { reports: DueState | null; isAbsent: boolean };
type DueTerm = { id: string; dueOn: string } | null;
type RosterTableProps = { students: ListedStudent[]; chosen: Chosen; term: DueTerm };

/** The boxes belong to the form around the table. */
export function RosterTable({ students, chosen, term }: RosterTableProps) {
  const t = useTranslate();
  const headings = [
    t('roster.student'),
    t('dashboard.student.level'),
    t('roster.role'),
    t('roster.family'),
    t('roster.lastContact'),
    t('roster.unread'),
    ...(term ? [t('roster.dueOn')] : []),
    t('roster.actions'),
  ];
  return (
    <Table caption={t('roster.title')} headings={headings}>
      {students.map((student) => (
        <RosterRow key={student.id} student={student} chosen={chosen} term={term} />
      ))}
    </Table>
  );
}

type RosterRowProps = { student: ListedStudent; chosen: Chosen; term: DueTerm };

function RosterRow({ student, chosen, term }: RosterRowProps) {
  const t = useTranslate();
  const { id, fullName, studentNumber, guardians } = student;
  const level = levelText(student, t);
  return (
    <TableRow>
      <RowHeading>
        <span className="flex items-center gap-1">
          <ChoiceBox student={student} chosen={chosen} />
          <span className="min-w-0">
            <Link to={dashboardPath({ studentId: id, tab: 'overview' })} className="text-link font-[620]">
              <bdi translate="no">{fullName}</bdi>
            </Link>
            <span className="block text-ink-soft tabular-nums">
              <bdi translate="no">{studentNumber}</bdi>
            </span>
            {student.isAbsent && <Badge tone="brass">{t('roster.absent')}</Badge>}
          </span>
        </span>
      </RowHeading>
      <Cell label={t('dashboard.student.level')}>
        {level ? <bdi>{level}</bdi> : t('dashboard.student.levelNotSet')}
      </Cell>
      <Cell label={t('roster.role')}>
        {student.isAcademicMentor && (
          <span className="block wide:whitespace-nowrap">{t('assigned.academicMentor')}</span>
        )}
        {student.isWellbeingCoach && (
          <span className="block wide:whitespace-nowrap">{t('assigned.wellbeingCoach')}</span>
        )}
      </Cell>
      <Cell label={t('roster.family')}>
        {guardians.length === 0 && t('family.none')}
        {guardians.map((guardian) => (
          <span key={guardian.id} className="block">
            <bdi translate="no">{guardian.fullName}</bdi>{' '}
            <span className="text-ink-soft">({t(`relation.${guardian.relation}`)})</span>
          </span>
        ))}
      </Cell>
      <Cell label={t('roster.lastContact')}>
        <LastContact student={student} />
      </Cell>
      <Cell label={t('roster.unread')}>
        <UnreadCount count={student.unreadCount} />
      </Cell>
      {term && (
        <Cell label={t('roster.dueOn')}>
          <NextDue student={student} term={term} />
        </Cell>
      )}
      <Cell isWide>
        <Actions student={student} />
      </Cell>
    </TableRow>
  );
}

/** When the student's next reports are due: none of them once all are published. */
function NextDue({ student, term }: { student: ListedStudent; term: NonNullable<DueTerm> }) {
  const t = useTranslate();
  const { id, fullName, reports } = student;
  if (reports === null) return <span className="text-ink-soft">{t('roster.noReports')}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Link to={entryPath({ studentId: id, termId: term.id })} className="text-link whitespace-nowrap">
        {reports === 'done' ? t('roster.reportsDone') : <CalendarDay day={term.dueOn} />}{' '}
        <span className="sr-only">{t('roster.reportsOf', { name: fullName })}</span>
      </Link>
      {reports === 'overdue' && <Badge tone="clay">{t('roster.overdue')}</Badge>}
    </span>
  );
}

function ChoiceBox({ student: { id, fullName }, chosen }: { student: RosterStudent; chosen: Chosen }) {
  const t = useTranslate();
  return (
    <label className="-ms-3 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        name={studentParameter}
        value={valueOfStudent(id)}
        aria-label={t('letter.choose', { name: fullName })}
        checked={chosen.has(id)}
        onChange={({ target }) => chosen.choose(id, target.checked)}
        className="size-5 accent-sea"
      />
    </label>
  );
}

function UnreadCount({ count }: { count: number }) {
  if (count === 0) return <span className="text-ink-soft">0</span>;
  return (
    <>
      <CountBadge count={count} />
      <span className="sr-only">{count}</span>
    </>
  );
}

function LastContact({ student: { guardians, lastContactAt, waiting, isQuiet } }: { student: RosterStudent }) {
  const t = useTranslate();
  if (guardians.length === 0) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {lastContactAt === null ? (
        <span className="text-ink-soft">{t('roster.never')}</span>
      ) : (
        <LocalTime at={new Date(lastContactAt)} format="short" />
      )}
      {waiting && <Badge tone="brass">{t('roster.waiting')}</Badge>}
      {isQuiet && <Badge>{t('roster.quiet')}</Badge>}
    </span>
  );
}

/** `Reply` to the guardian who waits, and `Write`: to the only guardian, or a choice of guardians. */
function Actions({ student: { id: studentId, fullName, guardians, waiting } }: { student: RosterStudent }) {
  const t = useTranslate();
  const active = guardians.filter((guardian) => guardian.isActive);
  const [only, second] = active;
  if (guardians.length > 0 && !only) return <span className="text-ink-soft">{t('family.cannotReceive')}</span>;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {waiting && active.some(({ id }) => id === waiting.guardianId) && (
        <Link
          to={`${href('/inbox')}?compose&to=${waiting.guardianId}&re=${waiting.messageId}`}
          aria-label={t('contacts.replyTo', { name: waiting.guardianName })}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <Icon name="reply" className="mirrored" />
          {t('message.reply')}
        </Link>
      )}
      {only && !second && <WriteLink to={only} studentId={studentId} />}
      {only && second && (
        <details>
          <summary
            aria-label={t('roster.writeToFamily', { name: fullName })}
            className={buttonClass({ variant: 'secondary', size: 'small' }, 'no-print cursor-pointer list-none')}
          >
            <Icon name="pen-line" />
            {t('assigned.write')}
          </summary>
          <span className="mt-2 flex flex-col items-start gap-2">
            {active.map((guardian) => (
              <WriteLink key={guardian.id} to={guardian} studentId={studentId} isNamed />
            ))}
          </span>
        </details>
      )}
    </span>
  );
}
