import { href } from 'react-router';
import { accountList, accountStates, type ListedAccount } from '#features/accounts/accounts.ts';
import type { LoadedList } from '#http/lists.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { Translate } from '#i18n/translate.ts';
import { selectFilter } from '../list/list-filters.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { SeveralBar } from '../list/several-bar.tsx';
import { createAccountId } from '../overview/account-form.ts';
import { AccountRow } from './account-row.tsx';
import { InviteAll } from './invite-all.tsx';
import { MailNotes } from './mail-state.tsx';
import { roleLabels } from './role-options.tsx';
import { accountActs } from './several-accounts.ts';

type LoadedAccounts = LoadedList<typeof accountList, ListedAccount>;
type AccountListProps = { loaded: LoadedAccounts; ownId: string };

export function AccountList({ loaded, ownId }: AccountListProps) {
  const t = useTranslate();
  return (
    <>
      <ListScreen
        id="accounts"
        title={t('admin.list.title')}
        path={href('/admin-console/accounts')}
        shape={accountList}
        loaded={loaded}
        searchLabel={t('admin.list.search')}
        filters={accountFilters(loaded.query.filters, t)}
        columns={[
          { text: t('admin.list.person'), sort: 'name' },
          { text: t('admin.list.role') },
          { text: t('admin.list.state') },
          { text: t('admin.list.lastSignIn'), sort: 'signIn', isNumber: true },
        ]}
        empty={{ icon: 'users', title: t('admin.list.none'), text: t('admin.list.none.text') }}
        add={{ to: `${href('/admin-console')}#${createAccountId}`, label: t('admin.list.add') }}
        start={{ to: href('/admin-console/families/add'), label: t('family.title') }}
        several={
          loaded.count ? (
            <>
              {loaded.query.filters.state === 'uninvited' && <InviteAll count={loaded.count} />}
              <SeveralBar acts={accountActs.map((act) => [act, t(`admin.several.${act}.act`)])} count={loaded.count} />
            </>
          ) : null
        }
        renderRow={(account) => (
          <AccountRow
            key={account.id}
            account={account}
            isOwn={account.id === ownId}
            showsStudents={loaded.query.search !== ''}
          />
        )}
      />
      <MailNotes accounts={loaded.items} />
    </>
  );
}

function accountFilters(chosen: LoadedAccounts['query']['filters'], t: Translate) {
  return [
    selectFilter({
      name: 'role',
      label: t('admin.list.role'),
      allLabel: t('admin.list.role.all'),
      chosen: chosen.role,
      options: accountList.filters.role.map((role) => [role, t(roleLabels[role])]),
    }),
    selectFilter({
      name: 'state',
      label: t('admin.list.state'),
      allLabel: t('admin.list.state.all'),
      chosen: chosen.state,
      options: accountStates.map((state) => [state, t(`admin.list.state.${state}`)]),
    }),
    selectFilter({
      name: 'signIn',
      label: t('admin.list.lastSignIn'),
      allLabel: t('admin.list.signIn.all'),
      chosen: chosen.signIn,
      options: [['never', t('admin.list.neverSignedIn')]],
    }),
    selectFilter({
      name: 'mail',
      label: t('admin.list.mail.filter'),
      allLabel: t('admin.list.mail.all'),
      chosen: chosen.mail,
      options: [['failed', t('admin.list.mail.failed')]],
    }),
  ];
}
