import { isInvitationExpired, type ListedAccount } from '#features/accounts/accounts.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';

/** Text of the state in the list and its export. */
export function accountStateText(account: Pick<ListedAccount, 'state' | 'daysLeft'>): PlainTranslationKey {
  const { state } = account;
  return state === 'invited' && isInvitationExpired(account)
    ? 'admin.list.state.invitationExpired'
    : `admin.list.state.${state}`;
}
