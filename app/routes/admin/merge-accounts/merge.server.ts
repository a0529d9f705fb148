import { href, type RouterContextProvider, redirect } from 'react-router';
import { findAccount } from '#features/accounts/accounts.server.ts';
import { MergeRefused, type MergeRequest, requestMerge } from '#features/accounts/merge-accounts.server.ts';
import { answerRefusals, gone } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { sessionToken, writeForSession } from '#http/session.server.ts';
import { requireRecentPassword } from '../../account/recent-password.server.ts';
import { invalidRemoval } from '../account-removal/invalid-removal.server.ts';

type Context = Readonly<RouterContextProvider>;

/** @param pageUrl shows an obstacle @throws 404 for unknown accounts, otherwise a redirect @see PD-64 */
export async function mergeFromForm(form: FormData, keptId: string, context: Context, pageUrl: string) {
  const duplicateId = requireId(form.get('duplicateId'));
  const unproved = await requireRecentPassword(form, context);
  if (unproved) return invalidRemoval(unproved.error, unproved.init);
  const showObstacle = () => {
    throw redirect(pageUrl, 303);
  };
  return answerRefusals(
    async () => {
      const done = await merge({ keptId, duplicateId }, context);
      throw redirectWithNotice(context, href('/admin-console/accounts/:accountId', { accountId: keptId }), {
        tone: 'success',
        ...(done.outcome === 'merging'
          ? { text: 'admin.done.merging', parameters: { name: done.keptName } }
          : { text: 'admin.done.mergeRequested', parameters: { email: done.duplicateEmail } }),
      });
    },
    {
      'unknown account': gone,
      password: () => invalidRemoval('account.password.again', { status: 400 }),
      'too many': () => {
        throw redirectWithNotice(context, pageUrl, { tone: 'error', text: 'admin.refused.tooManyMerges' });
      },
      'same account': showObstacle,
      'own account': showObstacle,
      suspended: showObstacle,
      'other role': showObstacle,
      'holds an office': showObstacle,
      'new account': showObstacle,
      'other merge': showObstacle,
      'not invited': showObstacle,
      'new address': showObstacle,
    },
  );
}

interface Done {
  outcome: MergeRequest;
  keptName: string;
  duplicateEmail: string;
}

function merge(accounts: { keptId: string; duplicateId: string }, context: Context): Promise<Done> {
  const token = sessionToken(context) ?? '';
  return writeForSession(context, async (tx) => {
    const [kept, duplicate] = [await findAccount(tx, accounts.keptId), await findAccount(tx, accounts.duplicateId)];
    if (!kept || !duplicate) throw new MergeRefused('unknown account');
    const outcome = await requestMerge(tx, token, accounts);
    return { outcome, keptName: kept.fullName, duplicateEmail: duplicate.email };
  });
}
