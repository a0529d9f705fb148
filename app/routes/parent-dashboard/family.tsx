import type { Student } from '#features/students/students.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { useShell } from '../shell/use-shell.ts';
import { WriteLink } from '../students/write-link.tsx';

/** The guardians of the student, with names and relations, without addresses; mentor and coach can write to them. @see PD-39 */
export function Family({ student }: { student: Student }) {
  const t = useTranslate();
  const ownId = useShell()?.person?.id;
  const { guardians } = student;
  const isStaff = !guardians.some(({ id }) => id === ownId);
  if (!isStaff && guardians.length < 2) return null;
  return (
    <section aria-labelledby="family" className={classNames(cardClass, 'mb-4 px-5 py-4')}>
      <h2 id="family" className="font-sans text-sm font-normal text-ink-soft">
        {t('family.heading')}
      </h2>
      {guardians.length === 0 && <p className="mt-1 font-[620]">{t('family.none')}</p>}
      <ul className={classNames('mt-1 flex flex-wrap gap-x-6', isStaff ? 'gap-y-2' : 'gap-y-1')}>
        {guardians.map((guardian) => (
          <li key={guardian.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              {guardian.id === ownId ? (
                <span className="font-[620]">{t('family.you')}</span>
              ) : (
                <bdi translate="no" className="font-[620] wrap-anywhere">
                  {guardian.fullName}
                </bdi>
              )}{' '}
              <span className="text-ink-soft">({t(`relation.${guardian.relation}`)})</span>
            </span>
            {isStaff &&
              (guardian.isActive ? (
                <WriteLink to={guardian} studentId={student.id} />
              ) : (
                <span className="text-ink-soft">{t('family.cannotReceive')}</span>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
