import type { FamilyMember } from '../../features/students/guardians.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useShell } from '../shell/use-shell.ts';

/** The other guardians of the student, with names and relations, without addresses. @see PD-39 */
export function Family({ guardians }: { guardians: FamilyMember[] }) {
  const t = useTranslate();
  const ownId = useShell()?.person?.id;
  if (guardians.length < 2) return null;
  return (
    <section aria-labelledby="family" className={classNames(cardClass, 'mb-4 px-5 py-4')}>
      <h2 id="family" className="font-sans text-sm font-normal text-ink-soft">
        {t('family.heading')}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {guardians.map(({ id, fullName, relation }) => (
          <li key={id}>
            {id === ownId ? (
              <span className="font-[620]">{t('family.you')}</span>
            ) : (
              <bdi translate="no" className="font-[620] wrap-anywhere">
                {fullName}
              </bdi>
            )}{' '}
            <span className="text-ink-soft">({t(`relation.${relation}`)})</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
