import { data, href } from 'react-router';
import { findListedAccount } from '#features/accounts/accounts.server.ts';
import { findPendingMerge } from '#features/accounts/pending-merges.server.ts';
import { listStudentsOfGuardian } from '#features/students/guardians.server.ts';
import { confirmationIn } from '#forms/confirmation.ts';
import { answerTo } from '#forms/form-answer.ts';
import { requireId } from '#http/require-id.server.ts';
import { getSession, readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { AccountActions } from '../accounts/account-actions.tsx';
import { changeAccountFromForm } from '../accounts/change-account.server.ts';
import { ConfirmAccountChange } from '../accounts/confirm-account-change.tsx';
import { MailNotes, MailState } from '../accounts/mail-state.tsx';
import { HistoryLink } from '../history-link.tsx';
import { PendingMergeCard } from '../merge-accounts/pending-merge.tsx';
import { withdrawMergeFromForm } from '../merge-accounts/withdraw-merge.server.ts';
import { withdrawMergeIntent } from '../merge-accounts/withdraw-merge-intent.ts';
import type { Route } from './+types/route.ts';
import { ConfirmEmail } from './confirm-email.tsx';
import { detailsForm } from './details-form.ts';
import { EditDetails } from './edit-details.tsx';
import { RemoveAccount } from './remove-account.tsx';
import { saveDetails } from './save-details.server.ts';
import { StudentsOfGuardian } from './students-of-guardian.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { personId } = getSession(context);
  const accountId = requireId(params.accountId);
  return readForSession(context, async (tx) => {
    const account = await findListedAccount(tx, accountId);
    if (!account) throw data(null, { status: 404 });
    return {
      account,
      merge: await findPendingMerge(tx, account.id),
      students: await listStudentsOfGuardian(tx, account.id),
      isOwn: account.id === personId,
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const accountId = requireId(params.accountId);
  const form = await request.formData();
  if (form.get('intent') === detailsForm.intent) return saveDetails(form, accountId, context);
  if (form.get('intent') === withdrawMergeIntent) return withdrawMergeFromForm(form, accountId, context);
  form.set('accountId', accountId);
  return changeAccountFromForm(form, context, href('/admin-console/accounts/:accountId', { accountId }));
}

/** Target of Manage without a script. The title contains no name, because titles stay in the browser history. */
export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { account, merge } = loaderData;
  const confirmation = confirmationIn(actionData);
  const cancelTo = href('/admin-console/accounts/:accountId', { accountId: account.id });
  return (
    <>
      <PortalTitle>{t('admin.account.title')}</PortalTitle>
      {confirmation && 'students' in confirmation && (
        <ConfirmAccountChange key={confirmation.id} {...{ confirmation, cancelTo }} />
      )}
      {confirmation && 'state' in confirmation && (
        <ConfirmEmail key={confirmation.id} {...{ confirmation, cancelTo }} />
      )}
      <div>
        <BackLink to={href('/admin-console')}>{t('admin.account.back')}</BackLink>
        <h2 className="flex flex-wrap items-center gap-x-3 text-2xl">
          <bdi translate="no">{account.fullName}</bdi>
          {account.suspendedAt && <Badge tone="clay">{t('admin.list.state.suspended')}</Badge>}
        </h2>
        <p className="text-ink-soft">
          <bdi translate="no">{account.email}</bdi>
        </p>
      </div>
      {merge && <PendingMergeCard merge={merge} action={cancelTo} />}
      <Card className="max-w-2xl">
        <h3 className="mb-2 font-sans text-base font-[620]">{t('admin.list.mail')}</h3>
        <MailState account={account} />
        <MailNotes accounts={[account]} />
      </Card>
      <EditDetails
        key={account.id}
        account={account}
        isOwn={loaderData.isOwn}
        invalid={answerTo(detailsForm, actionData)}
      />
      <StudentsOfGuardian students={loaderData.students} guardianId={account.id} />
      <Card className="max-w-2xl">
        <AccountActions {...loaderData} />
      </Card>
      {!loaderData.isOwn && <RemoveAccount accountId={account.id} />}
      <HistoryLink of={account.id} />
    </>
  );
}
