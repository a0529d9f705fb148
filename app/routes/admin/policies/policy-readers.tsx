import { href } from 'react-router';
import { roles } from '#content/roles.ts';
import {
  type PolicyNotice,
  type PolicyReader,
  policyReaderList,
  policyReaderStates,
} from '#features/policies/policies.ts';
import type { LoadedList } from '#http/lists.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Cell, RowHeading, TableRow } from '#ui/table.tsx';
import { roleLabels } from '../accounts/role-options.tsx';
import { FilterSelect } from '../list/list-filters.tsx';
import { ListScreen } from '../list/list-screen.tsx';

type PolicyReadersProps = {
  loaded: LoadedList<typeof policyReaderList, PolicyReader>;
  versions: PolicyNotice[];
};

export function PolicyReaders({ loaded, versions }: PolicyReadersProps) {
  const t = useTranslate();
  return (
    <ListScreen
      id="policy-acknowledgements"
      title={t('policyReaders.title')}
      path={href('/admin-console/policies')}
      shape={policyReaderList}
      loaded={loaded}
      searchLabel={t('policyReaders.search')}
      filters={<Filters loaded={loaded} versions={versions} />}
      columns={[
        { text: t('policyReaders.person'), sort: 'name' },
        { text: t('policyReaders.role') },
        { text: t('policyReaders.state') },
        { text: t('policyReaders.at'), sort: 'acknowledged' },
      ]}
      empty={{ icon: 'shield-check', title: t('policyReaders.empty'), text: t('policyReaders.empty.text') }}
      renderRow={(reader) => <Row key={reader.id} reader={reader} />}
    />
  );
}

function Filters({ loaded: { query }, versions }: PolicyReadersProps) {
  const t = useTranslate();
  return (
    <>
      <SelectField
        label={t('policyReaders.version')}
        name="version"
        id="filter-version"
        defaultValue={query.filters.version ?? versions[0]?.id}
        className="col-span-2 pane:w-72"
      >
        {versions.map(({ id, title, number }) => (
          <option key={id} value={id}>
            {t('portal.policyVersion', { title, number })}
          </option>
        ))}
      </SelectField>
      <FilterSelect
        name="state"
        label={t('policyReaders.state')}
        allLabel={t('policyReaders.state.all')}
        chosen={query.filters.state}
        options={policyReaderStates.map((state) => [state, t(`policyReaders.state.${state}`)])}
      />
      <FilterSelect
        name="role"
        label={t('policyReaders.role')}
        allLabel={t('policyReaders.role.all')}
        chosen={query.filters.role}
        options={roles.map((role) => [role, t(roleLabels[role])])}
      />
    </>
  );
}

function Row({ reader: { fullName, email, role, acknowledgedAt } }: { reader: PolicyReader }) {
  const t = useTranslate();
  return (
    <TableRow>
      <RowHeading>
        <bdi translate="no">{fullName}</bdi>
        <bdi dir="ltr" translate="no" className="block text-sm font-normal text-ink-soft wrap-anywhere">
          {email}
        </bdi>
      </RowHeading>
      <Cell label={t('policyReaders.role')}>{t(role ? roleLabels[role] : 'admin.role.none')}</Cell>
      <Cell label={t('policyReaders.state')}>
        <Badge tone={acknowledgedAt ? 'moss' : 'brass'}>
          {t(acknowledgedAt ? 'policyReaders.state.acknowledged' : 'policyReaders.state.open')}
        </Badge>
      </Cell>
      <Cell label={t('policyReaders.at')}>
        {acknowledgedAt ? <LocalTime at={acknowledgedAt} format="short" className="tabular-nums" /> : '–'}
      </Cell>
    </TableRow>
  );
}
