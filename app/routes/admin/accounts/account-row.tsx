import { href } from 'react-router';
import type { ListedAccount } from '#features/accounts/accounts.ts';
import { isInvitationExpired } from '#features/accounts/accounts.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { Cell, RowHeading, TableRow } from '#ui/table.tsx';
import { EmailText } from '../../shell/email-text.tsx';
import { RowLink } from '../list/row-link.tsx';
import { ChooseRow } from '../list/several-bar.tsx';
import { accountStateText } from './account-state.ts';
import { InvitationState } from './mail-state.tsx';
import { roleLabels } from './role-options.tsx';

type AccountRowProps = { account: ListedAccount; isOwn: boolean; showsStudents: boolean };

export function AccountRow({ account, isOwn, showsStudents }: AccountRowProps) {
  const t = useTranslate();
  const { id, fullName, email, role, lastSignInAt, students } = account;
  return (
    <TableRow>
      <RowHeading>
        <span className="flex items-center">
          <ChooseRow id={id} name={fullName} />
          <span className="min-w-0">
            <span className="flex items-center gap-2">
              <RowLink to={href('/admin-console/accounts/:accountId', { accountId: id })}>
                <bdi translate="no" className="wrap-anywhere">
                  {fullName}
                </bdi>
              </RowLink>
              {isOwn && <Badge>{t('admin.list.you')}</Badge>}
            </span>
            <span className="cell-note">
              <EmailText email={email} />
              {showsStudents && students.length > 0 && (
                <>
                  {' · '}
                  <span className="sr-only">{t('students.list.title')}</span>
                  <bdi translate="no">{students.join(', ')}</bdi>
                </>
              )}
            </span>
          </span>
        </span>
      </RowHeading>
      <Cell label={t('admin.list.role')}>{t(role ? roleLabels[role] : 'admin.role.none')}</Cell>
      <Cell label={t('admin.list.state')} isWide>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wide:flex-nowrap wide:whitespace-nowrap">
          <StateBadge account={account} />
          <InvitationState account={account} />
        </span>
      </Cell>
      <Cell label={t('admin.list.lastSignIn')} isWide isNumber>
        {lastSignInAt ? (
          <LocalTime at={lastSignInAt} format="short" />
        ) : (
          <span className="text-ink-soft">{t('admin.list.neverSignedIn')}</span>
        )}
      </Cell>
    </TableRow>
  );
}

const tones = { active: 'moss', uninvited: 'neutral', invited: 'brass', suspended: 'clay' } as const;

export function StateBadge({ account }: { account: ListedAccount }) {
  const t = useTranslate();
  const isExpired = account.state === 'invited' && isInvitationExpired(account);
  return <Badge tone={isExpired ? 'clay' : tones[account.state]}>{t(accountStateText(account))}</Badge>;
}
