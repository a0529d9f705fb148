import { data, type RouterContextProvider, redirect } from 'react-router';
import { findAccount } from '../../../features/accounts/accounts.server.ts';
import { MergeRefused, requestMerge } from '../../../features/accounts/merge-accounts.server.ts';
import { redirectWithNotice } from '../../../http/notices.server.ts';
import { requireId } from '../../../http/require-id.server.ts';
import { sessionToken, writeForSession } from '../../../http/session.server.ts';
import { requireRecentPassword } from '../../account/recent-password.server.ts';
import { invalidRemoval } from '../account-removal/invalid-removal.server.ts';

type Context = Readonly<RouterContextProvider>;

/** @param pageUrl shows an obstacle @throws 404 for unknown accounts, otherwise a redirect @see PD-64 */
export async function mergeFromForm(form: FormData, keptId: string, context: Context, pageUrl: string) {
  const duplicateId = requireId(form.get('duplicateId'));
  const unproved = await requireRecentPassword(form, context);
  if (unproved) return invalidRemoval(unproved.error, unproved.init);
  let name: string;
  try {
    name = await merge({ keptId, duplicateId }, context);
  } catch (error) {
    if (!(error instanceof MergeRefused)) throw error;
    if (error.reason === 'unknown account') throw data(null, { status: 404 });
    if (error.reason === 'password') return invalidRemoval('account.password.again', { status: 400 });
    if (error.reason === 'last admin')
      throw redirectWithNotice(context, '/admin-console', { tone: 'error', text: 'admin.refused.lastAdmin' });
    throw redirect(pageUrl, 303);
  }
  throw redirectWithNotice(context, `/admin-console/accounts/${keptId}`, {
    tone: 'success',
    text: 'admin.done.merging',
    parameters: { name },
  });
}

function merge(accounts: { keptId: string; duplicateId: string }, context: Context): Promise<string> {
  const token = sessionToken(context) ?? '';
  return writeForSession(context, async (tx) => {
    const kept = await findAccount(tx, accounts.keptId);
    if (!kept) throw new MergeRefused('unknown account');
    await requestMerge(tx, token, accounts);
    return kept.fullName;
  });
}
