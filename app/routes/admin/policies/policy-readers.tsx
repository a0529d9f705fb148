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
import type { Translate } from '#i18n/translate.ts';
import { Badge } from '#ui/badge.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Cell, RowHeading, TableRow } from '#ui/table.tsx';
import { roleLabels } from '../accounts/role-options.tsx';
import { type ListFilter, selectFilter } from '../list/list-filters.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { RowLink } from '../list/row-link.tsx';

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
      filters={readerFilters({ loaded, versions }, t)}
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

function readerFilters({ loaded: { query }, versions }: PolicyReadersProps, t: Translate): ListFilter[] {
  const { version, state, role } = query.filters;
  const titleOf = ({ title, number }: PolicyNotice) => t('portal.policyVersion', { title, number });
  const chosen = versions.find(({ id }) => id === version);
  return [
    {
      name: 'version',
      label: t('policyReaders.version'),
      chosen: chosen ? titleOf(chosen) : null,
      control: (
        <SelectField
          label={t('policyReaders.version')}
          name="version"
          id="filter-version"
          defaultValue={version ?? versions[0]?.id}
          className="col-span-2 pane:w-72"
        >
          {versions.map((each) => (
            <option key={each.id} value={each.id}>
              {titleOf(each)}
            </option>
          ))}
        </SelectField>
      ),
    },
    selectFilter({
      name: 'state',
      label: t('policyReaders.state'),
      allLabel: t('policyReaders.state.all'),
      chosen: state,
      options: policyReaderStates.map((each) => [each, t(`policyReaders.state.${each}`)]),
    }),
    selectFilter({
      name: 'role',
      label: t('policyReaders.role'),
      allLabel: t('policyReaders.role.all'),
      chosen: role,
      options: roles.map((each) => [each, t(roleLabels[each])]),
    }),
  ];
}

function Row({ reader: { id, fullName, email, role, acknowledgedAt } }: { reader: PolicyReader }) {
  const t = useTranslate();
  return (
    <TableRow>
      <RowHeading>
        <RowLink to={href('/admin-console/accounts/:accountId', { accountId: id })}>
          <bdi translate="no">{fullName}</bdi>
        </RowLink>
        <bdi dir="ltr" translate="no" className="block text-xs font-normal text-ink-soft wrap-anywhere">
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
