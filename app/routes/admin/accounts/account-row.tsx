import type { ListedAccount } from '#features/accounts/accounts.ts';
import { isInvitationExpired } from '#features/accounts/accounts.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { Cell, RowHeading, TableRow } from '#ui/table.tsx';
import { ChooseRow } from '../list/several-bar.tsx';
import { accountStateText } from './account-state.ts';
import { MailState } from './mail-state.tsx';
import { ManageButton } from './manage-account.tsx';
import { roleLabels } from './role-options.tsx';

type AccountRowProps = { account: ListedAccount; isOwn: boolean; onManage: (accountId: string) => void };

export function AccountRow({ account, isOwn, onManage }: AccountRowProps) {
  const t = useTranslate();
  const { fullName, email, role, lastSignInAt, students } = account;
  return (
    <TableRow>
      <RowHeading>
        <span className="flex items-start">
          <ChooseRow id={account.id} name={fullName} />
          <span className="min-w-0">
            <span className="flex items-center gap-2">
              <bdi translate="no" className="truncate font-[620]">
                {fullName}
              </bdi>
              {isOwn && <Badge>{t('admin.list.you')}</Badge>}
            </span>
            <span className="block break-all text-ink-soft">
              <bdi translate="no">{email}</bdi>
            </span>
            {students.length > 0 && (
              <span className="flex items-start gap-1.5 text-ink-soft">
                <Icon name="graduation-cap" className="mt-0.5 size-4 shrink-0" />
                <span className="sr-only">{t('students.list.title')}</span>
                <bdi translate="no">{students.join(' · ')}</bdi>
              </span>
            )}
          </span>
        </span>
      </RowHeading>
      <Cell label={t('admin.list.role')}>{t(role ? roleLabels[role] : 'admin.role.none')}</Cell>
      <Cell label={t('admin.list.state')}>
        <StateBadge account={account} />
      </Cell>
      <Cell label={t('admin.list.lastSignIn')} isWide>
        {lastSignInAt ? (
          <LocalTime at={lastSignInAt} format="short" />
        ) : (
          <span className="text-ink-soft">{t('admin.list.neverSignedIn')}</span>
        )}
      </Cell>
      <Cell label={t('admin.list.mail')} isWide>
        <MailState account={account} />
      </Cell>
      <Cell isWide>
        <ManageButton account={account} onManage={onManage} />
      </Cell>
    </TableRow>
  );
}

const tones = { active: 'moss', uninvited: 'neutral', invited: 'brass', suspended: 'clay' } as const;

function StateBadge({ account }: { account: ListedAccount }) {
  const t = useTranslate();
  const isExpired = account.state === 'invited' && isInvitationExpired(account);
  return <Badge tone={isExpired ? 'clay' : tones[account.state]}>{t(accountStateText(account))}</Badge>;
}
