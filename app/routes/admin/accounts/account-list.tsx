import { useState } from 'react';
import { href } from 'react-router';
import { accountList, accountStates, type ListedAccount } from '#features/accounts/accounts.ts';
import type { LoadedList } from '#http/lists.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { FilterSelect } from '../list/list-filters.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { SeveralBar } from '../list/several-bar.tsx';
import { AccountRow } from './account-row.tsx';
import { InviteAll } from './invite-all.tsx';
import { MailNotes } from './mail-state.tsx';
import { ManageDialog } from './manage-account.tsx';
import { roleLabels } from './role-options.tsx';
import { accountActs } from './several-accounts.ts';

type LoadedAccounts = LoadedList<typeof accountList, ListedAccount>;
type AccountListProps = { loaded: LoadedAccounts; ownId: string; isConfirming: boolean };

export function AccountList({ loaded, ownId, isConfirming }: AccountListProps) {
  const t = useTranslate();
  const [managedId, setManagedId] = useState<string | null>(null);
  const managed = loaded.items.find(({ id }) => id === managedId);
  return (
    <>
      <ListScreen
        id="accounts"
        title={t('admin.list.title')}
        path={href('/admin-console')}
        shape={accountList}
        loaded={loaded}
        searchLabel={t('admin.list.search')}
        filters={<AccountFilters chosen={loaded.query.filters} />}
        columns={[
          { text: t('admin.list.person'), sort: 'name' },
          { text: t('admin.list.role') },
          { text: t('admin.list.state') },
          { text: t('admin.list.lastSignIn'), sort: 'signIn' },
          { text: t('admin.list.mail') },
          { text: t('admin.list.actions') },
        ]}
        empty={{ icon: 'users', title: t('admin.list.none'), text: t('admin.list.none.text') }}
        addLabel={t('admin.list.add')}
        start={{ to: href('/admin-console/families/add'), label: t('family.title') }}
        besideCount={
          loaded.count ? (
            <>
              {loaded.query.filters.state === 'uninvited' && <InviteAll count={loaded.count} />}
              <SeveralBar acts={accountActs.map((act) => [act, t(`admin.several.${act}.act`)])} count={loaded.count} />
            </>
          ) : null
        }
        renderRow={(account) => (
          <AccountRow key={account.id} account={account} isOwn={account.id === ownId} onManage={setManagedId} />
        )}
      />
      <MailNotes accounts={loaded.items} />
      {managed && (
        <ManageDialog
          key={managed.id}
          account={managed}
          isOwn={managed.id === ownId}
          isConfirming={isConfirming}
          onClosed={() => setManagedId(null)}
        />
      )}
    </>
  );
}

function AccountFilters({ chosen }: { chosen: LoadedAccounts['query']['filters'] }) {
  const t = useTranslate();
  return (
    <>
      <FilterSelect
        name="role"
        label={t('admin.list.role')}
        allLabel={t('admin.list.role.all')}
        chosen={chosen.role}
        options={accountList.filters.role.map((role) => [role, t(roleLabels[role])])}
      />
      <FilterSelect
        name="state"
        label={t('admin.list.state')}
        allLabel={t('admin.list.state.all')}
        chosen={chosen.state}
        options={accountStates.map((state) => [state, t(`admin.list.state.${state}`)])}
      />
      <FilterSelect
        name="signIn"
        label={t('admin.list.lastSignIn')}
        allLabel={t('admin.list.signIn.all')}
        chosen={chosen.signIn}
        options={[['never', t('admin.list.neverSignedIn')]]}
      />
      <FilterSelect
        name="mail"
        label={t('admin.list.mail.filter')}
        allLabel={t('admin.list.mail.all')}
        chosen={chosen.mail}
        options={[['failed', t('admin.list.mail.failed')]]}
      />
    </>
  );
}
