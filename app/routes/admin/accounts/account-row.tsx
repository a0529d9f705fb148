import type { ListedAccount } from '../../../features/accounts/account-list.server.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { LocalTime } from '../../../i18n/local-time.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Cell, RowHeading, TableRow } from '../../../ui/table.tsx';
import { MailState } from './mail-state.tsx';
import { ManageAccount } from './manage-account.tsx';
import { roleLabels } from './role-options.tsx';

export function AccountRow({ account, isOwn }: { account: ListedAccount; isOwn: boolean }) {
  const t = useTranslate();
  const { fullName, email, role, suspendedAt, lastSignInAt } = account;
  return (
    <TableRow>
      <RowHeading>
        <span className="flex items-center gap-2">
          <bdi translate="no" className="truncate font-[620]">
            {fullName}
          </bdi>
          {isOwn && <Badge>{t('admin.list.you')}</Badge>}
        </span>
        <span className="block break-all text-ink-soft">
          <bdi translate="no">{email}</bdi>
        </span>
      </RowHeading>
      <Cell label={t('admin.list.role')}>{t(role ? roleLabels[role] : 'admin.role.none')}</Cell>
      <Cell label={t('admin.list.state')}>
        <Badge tone={suspendedAt ? 'clay' : 'moss'}>
          {t(suspendedAt ? 'admin.list.state.suspended' : 'admin.list.state.active')}
        </Badge>
      </Cell>
      <Cell label={t('admin.list.lastSignIn')} isWide>
        {lastSignInAt ? (
          <LocalTime at={lastSignInAt} look="short" />
        ) : (
          <span className="text-ink-soft">{t('admin.list.neverSignedIn')}</span>
        )}
      </Cell>
      <Cell label={t('admin.list.mail')} isWide>
        <MailState account={account} />
      </Cell>
      <Cell isWide>
        <ManageAccount account={account} />
      </Cell>
    </TableRow>
  );
}
