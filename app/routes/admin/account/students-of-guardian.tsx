import { Link } from 'react-router';
import type { StudentOfGuardian } from '#features/students/guardians.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { guardianPath, relationText } from '../guardian/guardian-forms.ts';

type StudentsOfGuardianProps = { students: StudentOfGuardian[]; guardianId: string };

/** The students whose guardian the account is, with the relation. @see PD-39 */
export function StudentsOfGuardian({ students, guardianId }: StudentsOfGuardianProps) {
  const t = useTranslate();
  if (students.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-2 font-sans text-base font-[620]">{t('guardians.ofAccount')}</h2>
      <ul className="divide-y divide-line">
        {students.map(({ id, fullName, relation, isRestricted, isArchived }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 py-1">
            <Link to={guardianPath(id, guardianId)} className="text-link inline-flex min-h-11 items-center">
              <bdi translate="no">{fullName}</bdi>
            </Link>
            <span className="text-ink-soft">{t(relationText(relation))}</span>
            {isRestricted && <Badge tone="clay">{t('guardians.restricted')}</Badge>}
            {isArchived && <Badge>{t('guardians.ofAccount.archived')}</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
