import { href } from 'react-router';
import type { GuardedStudent } from '../../features/students/guardians.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { Card } from '../../ui/card.tsx';
import { FactLink } from './fact-link.tsx';

interface CarryOutProps {
  kind: 'restriction' | 'objection';
  personId: string;
  /** Null for readers without the console. */
  students: GuardedStudent[] | null;
}

/** Links to the pages where a restriction or an objection is carried out. @see PD-58 */
export function CarryOut({ kind, personId, students }: CarryOutProps) {
  const t = useTranslate();
  return (
    <Card>
      <h2 className="text-xl">{t('privacyRequests.carryOut')}</h2>
      <p className="mt-1 text-ink-soft">{t(`privacyRequests.carryOut.${kind}`)}</p>
      {students ? (
        <ul className="mt-2">
          <li>
            <FactLink to={href('/admin-console/accounts/:accountId', { accountId: personId })}>
              {t('privacyRequests.carryOut.account')}
            </FactLink>
          </li>
          {students.map(({ id, fullName }) => (
            <li key={id}>
              <FactLink
                to={href('/admin-console/students/:studentId/guardians/:guardianId', {
                  studentId: id,
                  guardianId: personId,
                })}
              >
                {t('privacyRequests.carryOut.guardian', { student: fullName })}
              </FactLink>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2">{t('privacyRequests.carryOut.console')}</p>
      )}
    </Card>
  );
}
