import { Link } from 'react-router';
import { levelText } from '#features/students/stages.ts';
import type { Student } from '#features/students/students.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { AvatarInitial } from '#ui/avatar-initial.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { dashboardPath, type TabName } from './dashboard-path.ts';
import type { NewCounts } from './load-dashboard.server.ts';
import { NewCount } from './new-count.tsx';

type StudentCardsProps = { students: Student[]; selectedId: string; counts: Map<string, NewCounts>; tab: TabName };

/** One row, which scrolls sideways on narrow screens. @see core §2 */
export function StudentCards({ students, selectedId, counts, tab }: StudentCardsProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t('dashboard.students')}>
      <ul className="-mx-4 flex snap-x snap-proximity scroll-px-4 gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:thin] sm:mx-0 sm:scroll-px-0 sm:px-0.5">
        {students.map((student) => (
          <li
            key={student.id}
            className={
              students.length > 1 ? 'max-w-[85vw] min-w-64 shrink-0 snap-start' : 'w-full sm:w-auto sm:min-w-72'
            }
          >
            <StudentCard
              student={student}
              isSelected={student.id === selectedId}
              newCount={newCount(counts.get(student.id))}
              tab={tab}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const newCount = (counts: NewCounts | undefined): number =>
  counts ? counts.messages + counts.reports + counts.feedback + counts.consents : 0;

type StudentCardProps = { student: Student; isSelected: boolean; newCount: number; tab: TabName };

function StudentCard({ student, isSelected, newCount, tab }: StudentCardProps) {
  const t = useTranslate();
  return (
    <Link
      to={dashboardPath({ studentId: student.id, tab })}
      preventScrollReset
      aria-current={isSelected ? 'true' : undefined}
      className={classNames(
        'student-card relative flex h-full items-center gap-3 px-3 py-2 no-underline transition-colors duration-150',
        cardClass,
        isSelected ? 'border-sea shadow-lifted ring-1 ring-sea' : 'hover:border-edge hover:bg-sand/50',
      )}
    >
      <AvatarInitial name={student.fullName} size="small" />
      <span className="me-auto min-w-0">
        <span dir="auto" translate="no" className="block truncate leading-snug font-[620] text-ink page-side">
          {student.fullName}
        </span>
        <span className="block truncate text-sm leading-snug text-ink-soft">
          <span className="sr-only">{t('dashboard.student.level')}: </span>
          <bdi>{levelText(student, t) ?? t('dashboard.student.levelNotSet')}</bdi>
          <span aria-hidden="true"> · </span>
          <span className="sr-only">{t('dashboard.student.number')}: </span>
          <bdi translate="no" className="tabular-nums">
            {student.studentNumber}
          </bdi>
        </span>
      </span>
      {newCount > 0 && <NewCount count={newCount} />}
    </Link>
  );
}
