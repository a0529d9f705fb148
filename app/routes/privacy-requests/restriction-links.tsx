import { href } from 'react-router';
import type { StudentOfGuardian } from '#features/students/guardians.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { RequestLink } from './request-link.tsx';

interface RestrictionLinksProps {
  kind: 'restriction' | 'objection';
  personId: string;
  /** Null for readers without the console. */
  students: StudentOfGuardian[] | null;
}

/** Links to the pages where a restriction or an objection is carried out. @see PD-58 */
export function RestrictionLinks({ kind, personId, students }: RestrictionLinksProps) {
  const t = useTranslate();
  return (
    <Card>
      <h2 className="text-xl">{t('privacyRequests.carryOut')}</h2>
      <p className="mt-1 text-ink-soft">{t(`privacyRequests.carryOut.${kind}`)}</p>
      {students ? (
        <ul className="mt-2">
          <li>
            <RequestLink to={href('/admin-console/accounts/:accountId', { accountId: personId })}>
              {t('privacyRequests.carryOut.account')}
            </RequestLink>
          </li>
          {students.map(({ id, fullName }) => (
            <li key={id}>
              <RequestLink
                to={href('/admin-console/students/:studentId/guardians/:guardianId', {
                  studentId: id,
                  guardianId: personId,
                })}
              >
                {t('privacyRequests.carryOut.guardian', { student: fullName })}
              </RequestLink>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2">{t('privacyRequests.carryOut.console')}</p>
      )}
    </Card>
  );
}
