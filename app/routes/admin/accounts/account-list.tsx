import { useState } from 'react';
import { Form, Link } from 'react-router';
import type { ListedAccount } from '../../../features/accounts/accounts.ts';
import { accountStates } from '../../../features/accounts/accounts.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchLimitNote } from '../../../ui/search-limit-note.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ListPages } from '../list-pages.tsx';
import { type AccountQuery, accountsAddress, isFiltered } from './account-filter.ts';
import { AccountRow } from './account-row.tsx';
import { MailNotes } from './mail-state.tsx';
import { ManageDialog } from './manage-account.tsx';
import { RoleOptions } from './role-options.tsx';

type AccountListProps = {
  query: AccountQuery;
  accounts: ListedAccount[];
  hasMore: boolean;
  ownId: string;
  isConfirming: boolean;
  searchWaitSeconds: number;
};

export function AccountList(props: AccountListProps) {
  const { query, accounts, hasMore, ownId, isConfirming, searchWaitSeconds } = props;
  const t = useTranslate();
  const [managedId, setManagedId] = useState<string | null>(null);
  const managed = accounts.find(({ id }) => id === managedId);
  const next = hasMore ? accountsAddress({ ...query, after: accounts.at(-1)?.id ?? null }) : null;
  return (
    <section aria-labelledby="accounts" className="flex flex-col gap-4">
      <h2 id="accounts" className="text-2xl">
        {t('admin.list.title')}
      </h2>
      <AccountSearch query={query} />
      {searchWaitSeconds > 0 ? (
        <SearchLimitNote waitSeconds={searchWaitSeconds} />
      ) : accounts.length === 0 ? (
        <EmptyState icon="search-x" title={t('admin.list.none')} className={cardClass}>
          {t('admin.list.none.text')}
        </EmptyState>
      ) : (
        <div className="relative pane:overflow-x-auto pane:rounded-lg pane:border pane:border-line pane:bg-paper pane:shadow-card">
          <Table
            caption={t('admin.list.title')}
            headings={[
              t('admin.list.person'),
              t('admin.list.role'),
              t('admin.list.state'),
              t('admin.list.lastSignIn'),
              t('admin.list.mail'),
              t('admin.list.actions'),
            ]}
          >
            {accounts.map((account) => (
              <AccountRow key={account.id} account={account} isOwn={account.id === ownId} onManage={setManagedId} />
            ))}
          </Table>
        </div>
      )}
      <MailNotes accounts={accounts} />
      {managed && (
        <ManageDialog
          key={managed.id}
          account={managed}
          isOwn={managed.id === ownId}
          isConfirming={isConfirming}
          onClosed={() => setManagedId(null)}
        />
      )}
      <ListPages first={query.after ? accountsAddress({ ...query, after: null }) : null} next={next} />
    </section>
  );
}

function AccountSearch({ query }: { query: AccountQuery }) {
  const t = useTranslate();
  return (
    <Form
      role="search"
      action="/admin-console"
      key={accountsAddress(query)}
      preventScrollReset
      className="grid grid-cols-2 items-end gap-3 pane:flex"
    >
      <TextField
        label={t('admin.list.search')}
        name="search"
        type="search"
        defaultValue={query.search}
        className="col-span-2 grow"
      />
      <SelectField
        label={t('admin.list.role')}
        name="role"
        id="filter-role"
        defaultValue={query.role ?? ''}
        className="pane:w-44"
      >
        <option value="">{t('admin.list.role.all')}</option>
        <RoleOptions />
      </SelectField>
      <SelectField
        label={t('admin.list.state')}
        name="state"
        id="filter-state"
        defaultValue={query.state ?? ''}
        className="pane:w-40"
      >
        <option value="">{t('admin.list.state.all')}</option>
        {accountStates.map((state) => (
          <option key={state} value={state}>
            {t(`admin.list.state.${state}`)}
          </option>
        ))}
      </SelectField>
      <div className="col-span-2 flex items-center gap-4">
        <Button type="submit" variant="secondary">
          {t('admin.list.submit')}
        </Button>
        {isFiltered(query) && (
          <Link to="/admin-console" preventScrollReset className="text-link text-sm whitespace-nowrap">
            {t('admin.list.reset')}
          </Link>
        )}
      </div>
    </Form>
  );
}
