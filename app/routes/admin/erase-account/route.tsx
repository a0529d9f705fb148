import { data, Form, Link } from 'react-router';
import { findAccount } from '../../../features/accounts/accounts.server.ts';
import { findErasureObstacle } from '../../../features/accounts/erase-account.server.ts';
import { listOfficesOf } from '../../../features/offices/offices.server.ts';
import { countLinkedStudents } from '../../../features/students/students.server.ts';
import type { RefusedForm } from '../../../forms/form-refusal.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { getSession, readForSession } from '../../../http/session.server.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { isUuid } from '../../../platform/uuid.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { withNamespace } from '../../shell/with-namespace.ts';
import type { Route } from './+types/route.ts';
import { ErasureEffects } from './effects.tsx';
import { eraseFromForm } from './erase.server.ts';
import { eraseForm } from './erase-form.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  withNamespace('sign in'),
  withNamespace('account'),
  withNamespace('removal'),
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const accountId = accountIdOf(params);
  return readForSession(context, async (tx) => {
    const account = await findAccount(tx, accountId);
    if (!account) throw data(null, { status: 404 });
    return {
      account,
      obstacle: await findErasureObstacle(tx, accountId),
      offices: (await listOfficesOf(tx, accountId)).map(({ id }) => id),
      students: await countLinkedStudents(tx, accountId),
      asksPassword: !getSession(context).hasRecentPassword,
    };
  });
}

function accountIdOf({ accountId }: { accountId: string }): string {
  if (!isUuid(accountId)) throw data(null, { status: 404 });
  return accountId.toLowerCase();
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return eraseFromForm(await request.formData(), accountIdOf(params), context);
}

/** What erasing an account deletes and keeps, and the form that does it. @see PD-63 */
export default function EraseAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { account, obstacle, asksPassword } = loaderData;
  const { fullName: name, email } = account;
  return (
    <>
      <PortalTitle>{t('removal.erase.title')}</PortalTitle>
      <div>
        <BackLink to={`/admin-console/accounts/${account.id}`}>{t('removal.back')}</BackLink>
        <h2 translate="no" className="text-2xl">
          {t('removal.erase.heading', { name })}
        </h2>
        <p className="text-ink-soft">
          <bdi translate="no">{email}</bdi>
        </p>
      </div>
      {obstacle ? (
        <Obstacle obstacle={obstacle} />
      ) : (
        <Card className="flex max-w-2xl flex-col gap-5">
          <ErasureEffects {...loaderData} />
          <p>{t('removal.erase.told', { name, email })}</p>
          <EraseForm
            asksPassword={asksPassword}
            cancelTo={`/admin-console/accounts/${account.id}`}
            refused={actionData ?? null}
          />
        </Card>
      )}
    </>
  );
}

const obstacleTexts = {
  'own account': 'removal.erase.ownAccount',
  'enrolled student': 'removal.erase.enrolledStudent',
  'kept record': 'removal.erase.keptRecord',
} as const;

function Obstacle({ obstacle }: { obstacle: keyof typeof obstacleTexts }) {
  const t = useTranslate();
  return (
    <Card className="max-w-2xl">
      <h3 className="mb-1.5 font-sans text-base font-[620]">{t('removal.erase.refused')}</h3>
      <p className="text-ink-soft">{t(obstacleTexts[obstacle])}</p>
    </Card>
  );
}

interface EraseFormProps {
  asksPassword: boolean;
  cancelTo: string;
  refused: RefusedForm<'currentPassword'> | null;
}

function EraseForm({ asksPassword, cancelTo, refused }: EraseFormProps) {
  const t = useTranslate();
  const form = useForm(eraseForm, refused);
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      {(asksPassword || refused) && (
        <PasswordField
          key={form.submission}
          {...form.field('currentPassword')}
          autoComplete="current-password"
          className="max-w-md"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} isDanger />
        <Link to={cancelTo} className={buttonClass({ variant: 'secondary' })}>
          {t('admin.confirm.cancel')}
        </Link>
      </div>
    </Form>
  );
}
