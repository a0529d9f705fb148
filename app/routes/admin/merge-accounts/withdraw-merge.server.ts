import type { RouterContextProvider } from 'react-router';
import { href } from 'react-router';
import { withdrawMerge } from '#features/accounts/merge-accounts.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { writeForSession } from '#http/session.server.ts';

/** @throws a redirect to the page of the account @see PD-64 */
export async function withdrawMergeFromForm(
  form: FormData,
  accountId: string,
  context: Readonly<RouterContextProvider>,
): Promise<never> {
  const mergeId = requireId(form.get('mergeId'));
  const isWithdrawn = await writeForSession(context, (tx) => withdrawMerge(tx, mergeId));
  throw redirectWithNotice(
    context,
    href('/admin-console/accounts/:accountId', { accountId }),
    isWithdrawn
      ? { tone: 'success', text: 'admin.done.mergeWithdrawn' }
      : { tone: 'error', text: 'admin.refused.mergeClosed' },
  );
}
