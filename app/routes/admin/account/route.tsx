import { data, href } from 'react-router';
import { findListedAccount } from '#features/accounts/accounts.server.ts';
import { findPendingMerge } from '#features/accounts/pending-merges.server.ts';
import { listStudentsOfGuardian } from '#features/students/guardians.server.ts';
import { confirmationIn } from '#forms/confirmation.ts';
import { answerTo } from '#forms/form-answer.ts';
import { requireId } from '#http/require-id.server.ts';
import { getSession, readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import type { Translate } from '#i18n/translate.ts';
import { Card } from '#ui/card.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { AccountActions } from '../accounts/account-actions.tsx';
import { StateBadge } from '../accounts/account-row.tsx';
import { changeAccountFromForm } from '../accounts/change-account.server.ts';
import { ConfirmAccountChange } from '../accounts/confirm-account-change.tsx';
import { MailNotes, MailState } from '../accounts/mail-state.tsx';
import { roleLabels } from '../accounts/role-options.tsx';
import { auditLogPath, historyPath } from '../audit-log/audit-log-path.ts';
import { PendingMergeCard } from '../merge-accounts/pending-merge.tsx';
import { withdrawMergeFromForm } from '../merge-accounts/withdraw-merge.server.ts';
import { withdrawMergeIntent } from '../merge-accounts/withdraw-merge-intent.ts';
import { ObjectPage, type RelatedLink } from '../object-page.tsx';
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

/** The title contains no name, because titles stay in the browser history. */
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
      <ObjectPage
        back={{ to: href('/admin-console/accounts'), text: t('admin.account.back') }}
        name={<bdi translate="no">{account.fullName}</bdi>}
        badges={<StateBadge account={account} />}
        facts={[
          { label: t('admin.create.email'), value: <bdi translate="no">{account.email}</bdi> },
          { label: t('admin.list.role'), value: t(account.role ? roleLabels[account.role] : 'admin.role.none') },
          {
            label: t('admin.list.lastSignIn'),
            value: account.lastSignInAt ? (
              <LocalTime at={account.lastSignInAt} format="short" />
            ) : (
              t('admin.list.neverSignedIn')
            ),
          },
        ]}
        related={relatedTo(loaderData, t)}
      >
        {merge && <PendingMergeCard merge={merge} action={cancelTo} />}
        {(account.access ?? account.mailState ?? account.failedMail) !== null && (
          <Card>
            <h2 className="mb-2 font-sans text-base font-[620]">{t('admin.list.mail')}</h2>
            <MailState account={account} />
            <MailNotes accounts={[account]} />
          </Card>
        )}
        <EditDetails
          key={account.id}
          account={account}
          isOwn={loaderData.isOwn}
          invalid={answerTo(detailsForm, actionData)}
        />
        <StudentsOfGuardian students={loaderData.students} guardianId={account.id} />
        <Card>
          <AccountActions {...loaderData} />
        </Card>
        {!loaderData.isOwn && <RemoveAccount accountId={account.id} />}
      </ObjectPage>
    </>
  );
}

type Loaded = Pick<Route.ComponentProps['loaderData'], 'account' | 'isOwn'>;

function relatedTo({ account: { id: accountId }, isOwn }: Loaded, t: Translate): RelatedLink[] {
  const removal = [
    { to: href('/admin-console/accounts/:accountId/merge', { accountId }), text: t('admin.merge') },
    { to: href('/admin-console/accounts/:accountId/erase', { accountId }), text: t('admin.erase') },
  ];
  return [
    { to: historyPath(accountId), text: t('admin.history') },
    { to: `${auditLogPath}?person=${accountId}`, text: t('admin.related.deeds') },
    ...(isOwn ? [] : removal),
  ];
}
