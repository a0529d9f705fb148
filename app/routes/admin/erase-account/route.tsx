import { data, href } from 'react-router';
import { findAccount } from '#features/accounts/accounts.server.ts';
import { findErasureObstacle } from '#features/accounts/removal-obstacles.server.ts';
import { listStudentsOfGuardian } from '#features/students/guardians.server.ts';
import { countLinkedStudents } from '#features/students/students.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { getSession, readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Card } from '#ui/card.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { eraseForm } from '../account/removal-forms.ts';
import { StudentsOfGuardian } from '../account/students-of-guardian.tsx';
import { Obstacle } from '../account-removal/obstacle.tsx';
import { RemovalForm } from '../account-removal/removal-form.tsx';
import type { Route } from './+types/route.ts';
import { ErasureEffects } from './effects.tsx';
import { eraseFromForm } from './erase.server.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const accountId = requireId(params.accountId);
  return readForSession(context, async (tx) => {
    const account = await findAccount(tx, accountId);
    if (!account) throw data(null, { status: 404 });
    return {
      account,
      obstacle: await findErasureObstacle(tx, accountId),
      students: await countLinkedStudents(tx, accountId),
      guardianOf: await listStudentsOfGuardian(tx, accountId),
      needsPassword: !getSession(context).hasRecentPassword,
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return eraseFromForm(await request.formData(), requireId(params.accountId), context);
}

/** What erasing an account deletes and keeps, and the form that does it. @see PD-63 */
export default function EraseAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { account, obstacle, needsPassword } = loaderData;
  const { fullName: name, email } = account;
  return (
    <>
      <PortalTitle>{t('removal.erase.title')}</PortalTitle>
      <div>
        <BackLink to={href('/admin-console/accounts/:accountId', { accountId: account.id })}>
          {t('removal.back')}
        </BackLink>
        <h1 translate="no" className="text-2xl">
          {t('removal.erase.heading', { name })}
        </h1>
        <p className="text-ink-soft">
          <bdi translate="no">{email}</bdi>
        </p>
      </div>
      {obstacle ? (
        <>
          <Obstacle title={t('removal.erase.refused')}>{t(obstacleTexts[obstacle])}</Obstacle>
          {obstacle === 'enrolled student' && (
            <StudentsOfGuardian
              students={loaderData.guardianOf.filter(({ isArchived }) => !isArchived)}
              guardianId={account.id}
            />
          )}
        </>
      ) : (
        <Card className="flex max-w-2xl flex-col gap-5">
          <ErasureEffects {...loaderData} />
          <p>{t('removal.erase.told', { name, email })}</p>
          <RemovalForm
            definition={eraseForm}
            needsPassword={needsPassword}
            cancelTo={href('/admin-console/accounts/:accountId', { accountId: account.id })}
            invalid={actionData ?? null}
          />
        </Card>
      )}
    </>
  );
}

const obstacleTexts = {
  'own account': 'removal.erase.ownAccount',
  staff: 'removal.erase.staff',
  'enrolled student': 'removal.erase.enrolledStudent',
  'kept record': 'removal.erase.keptRecord',
} as const;
