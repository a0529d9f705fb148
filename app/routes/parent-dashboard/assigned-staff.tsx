import type { AssignedPerson, Student } from '#features/students/students.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { AvatarInitial } from '#ui/avatar-initial.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { useShell } from '../shell/use-shell.ts';
import { WriteLink } from '../students/write-link.tsx';

/** The student's mentor and coach. @see PD-33 */
export function AssignedStaff({ student }: { student: Student }) {
  const t = useTranslate();
  return (
    <section aria-label={t('assigned.heading')}>
      <ul className="mb-4 grid gap-4 sm:grid-cols-2">
        <Assigned as="assigned.academicMentor" person={student.academicMentor} studentId={student.id} />
        <Assigned as="assigned.wellbeingCoach" person={student.wellbeingCoach} studentId={student.id} />
      </ul>
    </section>
  );
}

type AssignedProps = { as: PlainTranslationKey; person: AssignedPerson | null; studentId: string };

function Assigned({ as, person, studentId }: AssignedProps) {
  const t = useTranslate();
  const ownId = useShell()?.person?.id;
  return (
    <li className={classNames(cardClass, 'flex items-center gap-4 px-5 py-4')}>
      <AvatarInitial name={person?.fullName ?? ''} size="small" />
      <span className="me-auto min-w-0">
        <span className="block text-sm text-ink-soft">{t(as)}</span>
        {person ? (
          <bdi translate="no" className="font-[620] wrap-anywhere">
            {person.fullName}
          </bdi>
        ) : (
          t('assigned.nobody')
        )}
      </span>
      {person?.isActive && person.id !== ownId && <WriteLink to={person} studentId={studentId} />}
    </li>
  );
}
