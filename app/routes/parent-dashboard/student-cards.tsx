import { Link } from 'react-router';
import { levelText } from '#features/students/stages.ts';
import type { Student } from '#features/students/students.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { AvatarInitial } from '#ui/avatar-initial.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { dashboardPath, type TabName } from './dashboard-path.ts';

/** On phones, up to this number of cards are below each other. With more, each shows a part of the next one. */
const maxStacked = 3;

type StudentCardsProps = { students: Student[]; selectedId: string; tab: TabName };

export function StudentCards({ students, selectedId, tab }: StudentCardsProps) {
  const t = useTranslate();
  const isStacked = students.length <= maxStacked;
  return (
    <nav aria-label={t('dashboard.students')}>
      <ul
        className={classNames(
          '-mx-1 flex gap-3 px-1 py-1.5 [scrollbar-width:thin]',
          isStacked ? 'max-sm:flex-col sm:overflow-x-auto' : 'snap-x snap-proximity scroll-px-1 overflow-x-auto',
        )}
      >
        {students.map((student) => (
          <li key={student.id} className={isStacked ? 'sm:w-72 sm:shrink-0' : 'w-4/5 shrink-0 snap-start sm:w-72'}>
            <StudentCard student={student} isSelected={student.id === selectedId} tab={tab} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function StudentCard({ student, isSelected, tab }: { student: Student; isSelected: boolean; tab: TabName }) {
  const t = useTranslate();
  return (
    <Link
      to={dashboardPath({ studentId: student.id, tab })}
      preventScrollReset
      aria-current={isSelected ? 'true' : undefined}
      className={classNames(
        'student-card relative flex h-full items-center gap-4 p-4 no-underline transition-colors duration-150',
        cardClass,
        isSelected ? 'border-sea shadow-lifted ring-1 ring-sea' : 'hover:border-edge hover:bg-sand/50',
      )}
    >
      <AvatarInitial name={student.fullName} />
      <span className="min-w-0">
        <span className="block truncate font-[620] text-ink">
          <bdi translate="no">{student.fullName}</bdi>
        </span>
        <span className="block text-sm text-ink-soft">
          <span className="sr-only">{t('dashboard.student.number')}: </span>
          <bdi translate="no" className="tabular-nums">
            {student.studentNumber}
          </bdi>
        </span>
        <span className="block truncate text-sm text-ink-soft">
          <span className="sr-only">{t('dashboard.student.level')}: </span>
          <bdi>{levelText(student, t) ?? t('dashboard.student.levelNotSet')}</bdi>
        </span>
      </span>
    </Link>
  );
}
