import { data, Form, href } from 'react-router';
import { findAccount, findAccountsByEmail } from '#features/accounts/accounts.server.ts';
import { findPendingMerge } from '#features/accounts/pending-merges.server.ts';
import { findMergeObstacle, type MergeObstacle } from '#features/accounts/removal-obstacles.server.ts';
import { countLinkedStudents } from '#features/students/students.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { getSession, readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { Tx } from '#platform/database.server.ts';
import { searchOf } from '#platform/lists.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { mergeForm } from '../account/removal-forms.ts';
import { Obstacle } from '../account-removal/obstacle.tsx';
import { type InvalidRemoval, RemovalForm } from '../account-removal/removal-form.tsx';
import type { Route } from './+types/route.ts';
import { MergeEffects } from './effects.tsx';
import { mergeFromForm } from './merge.server.ts';
import { PendingMergeCard } from './pending-merge.tsx';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const accountId = requireId(params.accountId);
  const email = searchOf(url.searchParams, 'email');
  return readForSession(context, async (tx) => {
    const account = await findAccount(tx, accountId);
    if (!account) throw data(null, { status: 404 });
    const needsPassword = !getSession(context).hasRecentPassword;
    return {
      account,
      pending: await findPendingMerge(tx, accountId),
      email,
      duplicate: await findDuplicate(tx, accountId, email),
      needsPassword,
    };
  });
}

async function findDuplicate(tx: Tx, keptId: string, email: string) {
  const [found] = email === '' ? [] : await findAccountsByEmail(tx, [email.toLowerCase()]);
  if (!found) return null;
  return {
    ...found,
    obstacle: await findMergeObstacle(tx, { keptId, duplicateId: found.id }),
    students: await countLinkedStudents(tx, found.id),
  };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { pathname, search } = url;
  return mergeFromForm(await request.formData(), requireId(params.accountId), context, pathname + search);
}

/** The account of the page stays; the other one is found by its email address. @see PD-64 */
export default function MergeAccountsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { account, pending, email, duplicate, needsPassword } = loaderData;
  const accountPage = href('/admin-console/accounts/:accountId', { accountId: account.id });
  return (
    <>
      <PortalTitle>{t('removal.merge.title')}</PortalTitle>
      <div>
        <BackLink to={accountPage}>{t('removal.back')}</BackLink>
        <h1 translate="no" className="text-2xl">
          {t('removal.merge.heading', { name: account.fullName })}
        </h1>
        <p className="text-ink-soft">
          <bdi translate="no">{account.email}</bdi>
        </p>
      </div>
      {pending ? (
        <PendingMergeCard merge={pending} action={accountPage} />
      ) : (
        <>
          <Card className="flex max-w-2xl flex-col gap-4">
            <p>{t('removal.merge.lead')}</p>
            <FindAccount key={email} email={email} isUnknown={email !== '' && duplicate === null} />
          </Card>
          {duplicate && <Duplicate {...{ duplicate, needsPassword, accountPage }} invalid={actionData ?? null} />}
        </>
      )}
    </>
  );
}

function FindAccount({ email, isUnknown }: { email: string; isUnknown: boolean }) {
  const t = useTranslate();
  return (
    <Form role="search" preventScrollReset className="flex flex-col gap-4">
      <TextField
        label={t('removal.merge.email')}
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={email}
        error={isUnknown ? t('removal.merge.unknown') : undefined}
      />
      <Button type="submit" variant="secondary" className="self-start">
        {t('removal.merge.find')}
      </Button>
    </Form>
  );
}

const obstacleTexts = {
  'same account': 'removal.merge.sameAccount',
  'own account': 'removal.merge.ownAccount',
  suspended: 'removal.merge.suspended',
  'other role': 'removal.merge.otherRole',
  'holds an office': 'removal.merge.holdsOffice',
  'new account': 'removal.merge.newAccount',
  'other merge': 'removal.merge.otherMerge',
  'not invited': 'removal.merge.notInvited',
  'new address': 'removal.merge.newAddress',
} as const satisfies Record<MergeObstacle, string>;

interface DuplicateProps {
  accountPage: string;
  duplicate: NonNullable<Route.ComponentProps['loaderData']['duplicate']>;
  needsPassword: boolean;
  invalid: InvalidRemoval | null;
}

function Duplicate({ accountPage, duplicate, needsPassword, invalid }: DuplicateProps) {
  const t = useTranslate();
  const { id, fullName: name, email, obstacle } = duplicate;
  if (obstacle) return <Obstacle title={t('removal.merge.refused')}>{t(obstacleTexts[obstacle])}</Obstacle>;
  return (
    <Card className="flex max-w-2xl flex-col gap-5">
      <h2 translate="no" className="text-xl wrap-anywhere">
        {t('removal.merge.other', { name, email })}
      </h2>
      <MergeEffects {...duplicate} />
      <p>{t('removal.merge.told', { email })}</p>
      <p className="text-sm text-ink-soft">{t('removal.merge.address', { email })}</p>
      <RemovalForm definition={mergeForm} needsPassword={needsPassword} invalid={invalid} cancelTo={accountPage}>
        <input type="hidden" name="duplicateId" value={id} />
      </RemovalForm>
    </Card>
  );
}
