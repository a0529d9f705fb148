import { useState } from 'react';
import { href, Link, useLocation } from 'react-router';
import type { ListedAccount } from '#features/accounts/accounts.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { OpenedDialog } from '#ui/opened-dialog.tsx';
import { AccountActions } from './account-actions.tsx';

type ManageButtonProps = { account: ListedAccount; onManage: (accountId: string) => void };

export function ManageButton({ account: { id, fullName }, onManage }: ManageButtonProps) {
  const t = useTranslate();
  return (
    <form
      action={href('/admin-console/accounts/:accountId', { accountId: id })}
      onSubmit={(event) => {
        event.preventDefault();
        onManage(id);
      }}
    >
      <Button type="submit" variant="secondary" size="small" aria-label={t('admin.manage.account', { name: fullName })}>
        {t('admin.manage')}
      </Button>
    </form>
  );
}

type ManageDialogProps = {
  account: ListedAccount;
  isOwn: boolean;
  /** The last response asks for a confirmation, in a dialog above this one. */
  isConfirming: boolean;
  onClosed: () => void;
};

/** Closes after a form submission, unless the response asks for a confirmation. */
export function ManageDialog({ account, isOwn, isConfirming, onClosed }: ManageDialogProps) {
  const t = useTranslate();
  const { key } = useLocation();
  const [openedAt] = useState(key);
  return (
    <OpenedDialog
      id="manage-account"
      title={t('admin.manage.account', { name: account.fullName })}
      isDone={key !== openedAt && !isConfirming}
      onClosed={onClosed}
    >
      <Link
        to={href('/admin-console/accounts/:accountId', { accountId: account.id })}
        className="text-link mb-2 inline-flex min-h-11 items-center"
      >
        {t('admin.details.open')}
      </Link>
      <AccountActions account={account} isOwn={isOwn} />
    </OpenedDialog>
  );
}
