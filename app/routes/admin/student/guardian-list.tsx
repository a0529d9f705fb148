import { href, Link } from 'react-router';
import { type Guardian, rights } from '#features/students/guardians.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { guardianPath, relationText } from '../guardian/guardian-forms.ts';

type GuardianListProps = { studentId: string; guardians: Guardian[] };

/** @see PD-39 */
export function GuardianList({ studentId, guardians }: GuardianListProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby="guardians">
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="guardians" className="text-xl">
            {t('guardians.title')}
          </h2>
          <Link
            to={href('/admin-console/students/:studentId/guardians/add', { studentId })}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {t('guardians.add.submit')}
          </Link>
        </div>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">
          {t(guardians.length === 0 ? 'guardians.none' : 'guardians.lead')}
        </p>
        {guardians.length > 0 && (
          <ul className="mt-3 divide-y divide-line">
            {guardians.map((guardian) => (
              <GuardianRow key={guardian.id} studentId={studentId} guardian={guardian} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

function GuardianRow({ studentId, guardian }: { studentId: string; guardian: Guardian }) {
  const t = useTranslate();
  const granted = rights.filter((right) => guardian[right]);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="me-auto min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <bdi translate="no" className="font-[620] wrap-anywhere">
            {guardian.fullName}
          </bdi>
          <span className="text-ink-soft">{t(relationText(guardian.relation))}</span>
          {guardian.restrictedAt && <Badge tone="clay">{t('guardians.restricted')}</Badge>}
          {!guardian.isActive && <Badge tone="clay">{t('admin.list.state.suspended')}</Badge>}
        </p>
        {!guardian.restrictedAt && (
          <p className="text-sm text-ink-soft">
            {granted.length === 0
              ? t('guardians.noRights')
              : granted.map((right) => t(`guardians.right.${right}`)).join(' · ')}
          </p>
        )}
      </div>
      <Link
        to={guardianPath(studentId, guardian.id)}
        aria-label={t('guardians.manageNamed', { name: guardian.fullName })}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        {t('guardians.manage')}
      </Link>
    </li>
  );
}
