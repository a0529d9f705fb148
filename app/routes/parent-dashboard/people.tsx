import type { ReactNode } from 'react';
import type { AssignedPerson, Student } from '#features/students/students.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { AvatarInitial } from '#ui/avatar-initial.tsx';
import { useShell } from '../shell/use-shell.ts';
import { WriteLink } from '../students/write-link.tsx';

/** Mentor and coach of the student, and the guardians without addresses; staff can write to these. @see PD-33, PD-39 */
export function People({ student }: { student: Student }) {
  const ownId = useShell()?.person?.id;
  const isStaff = !student.guardians.some(({ id }) => id === ownId);
  return (
    <>
      <ul className="mt-2 divide-y divide-line">
        <Assigned as="assigned.academicMentor" person={student.academicMentor} studentId={student.id} />
        <Assigned as="assigned.wellbeingCoach" person={student.wellbeingCoach} studentId={student.id} />
        {isStaff && <GuardiansOfStaff student={student} />}
      </ul>
      {!isStaff && student.guardians.length > 1 && <OtherGuardians student={student} />}
    </>
  );
}

type PersonRowProps = { label: string; fullName: string | null; children: ReactNode };

function PersonRow({ label, fullName, children }: PersonRowProps) {
  const t = useTranslate();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <AvatarInitial name={fullName ?? ''} size="small" />
      <span className="me-auto min-w-0">
        <span className="block text-sm text-ink-soft">{label}</span>
        {fullName === null ? (
          t('assigned.nobody')
        ) : (
          <bdi translate="no" className="font-[620] wrap-anywhere">
            {fullName}
          </bdi>
        )}
      </span>
      {children}
    </li>
  );
}

type AssignedProps = { as: PlainTranslationKey; person: AssignedPerson | null; studentId: string };

function Assigned({ as, person, studentId }: AssignedProps) {
  const t = useTranslate();
  const ownId = useShell()?.person?.id;
  return (
    <PersonRow label={t(as)} fullName={person?.fullName ?? null}>
      {person?.isActive && person.id !== ownId && <WriteLink to={person} studentId={studentId} />}
    </PersonRow>
  );
}

function GuardiansOfStaff({ student: { id: studentId, guardians } }: { student: Student }) {
  const t = useTranslate();
  if (guardians.length === 0) return <li className="py-2.5 text-ink-soft">{t('family.none')}</li>;
  return guardians.map((guardian) => (
    <PersonRow key={guardian.id} label={t(`relation.${guardian.relation}`)} fullName={guardian.fullName}>
      {guardian.isActive ? (
        <WriteLink to={guardian} studentId={studentId} />
      ) : (
        <span className="text-sm text-ink-soft">{t('family.cannotReceive')}</span>
      )}
    </PersonRow>
  ));
}

function OtherGuardians({ student: { guardians } }: { student: Student }) {
  const t = useTranslate();
  const ownId = useShell()?.person?.id;
  return (
    <>
      <h3 className="mt-3 font-sans text-sm font-normal text-ink-soft">{t('family.heading')}</h3>
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {guardians.map(({ id, fullName, relation }) => (
          <li key={id} className="wrap-anywhere">
            {id === ownId ? t('family.you') : <bdi translate="no">{fullName}</bdi>}{' '}
            <span className="text-ink-soft">({t(`relation.${relation}`)})</span>
          </li>
        ))}
      </ul>
    </>
  );
}
