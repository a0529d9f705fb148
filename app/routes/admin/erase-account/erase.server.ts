import { href, type RouterContextProvider, redirect } from 'react-router';
import { findAccount } from '#features/accounts/accounts.server.ts';
import { ErasureRefused, eraseAccount } from '#features/accounts/erase-account.server.ts';
import { queueAccountRemoval } from '#features/mails/queue-mails.server.ts';
import { sealSafeguardingName } from '#features/messages/safeguarding-names.server.ts';
import { answerRefusals, gone } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { sessionToken, writeForSession } from '#http/session.server.ts';
import { requireRecentPassword } from '../../account/recent-password.server.ts';
import { invalidRemoval } from '../account-removal/invalid-removal.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Notifies the person by mail. @throws 404 for an unknown account, a redirect if there is an obstacle @see PD-63 */
export async function eraseFromForm(form: FormData, accountId: string, context: Context) {
  const unproved = await requireRecentPassword(form, context);
  if (unproved) return invalidRemoval(unproved.error, unproved.init);
  const showObstacle = () => {
    throw redirect(href('/admin-console/accounts/:accountId/erase', { accountId }), 303);
  };
  return answerRefusals(
    async () => {
      const name = await erase(accountId, context);
      throw redirectWithNotice(context, href('/admin-console/accounts'), {
        tone: 'success',
        text: 'admin.done.erased',
        parameters: { name },
      });
    },
    {
      'unknown account': gone,
      password: () => invalidRemoval('account.password.again', { status: 400 }),
      'last admin': () => {
        throw redirectWithNotice(context, href('/admin-console/accounts'), {
          tone: 'error',
          text: 'admin.refused.lastAdmin',
        });
      },
      'own account': showObstacle,
      staff: showObstacle,
      'enrolled student': showObstacle,
      'kept record': showObstacle,
    },
  );
}

function erase(accountId: string, context: Context): Promise<string> {
  const token = sessionToken(context) ?? '';
  return writeForSession(context, async (tx) => {
    const account = await findAccount(tx, accountId);
    if (!account) throw new ErasureRefused('unknown account');
    const { fullName, email } = account;
    const sealedName = sealSafeguardingName(tx, account);
    const language = await eraseAccount(tx, { token, personId: accountId, sealedName });
    await queueAccountRemoval(tx, { kind: 'erased', fullName, email, language });
    return fullName;
  });
}
