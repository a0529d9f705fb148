import { href } from 'react-router';
import {
  type ConsentStudent,
  consentStates,
  consentStudentList,
  type TextsByLanguage,
  textIn,
} from '#features/consents/consents.ts';
import { levelText } from '#features/students/stages.ts';
import type { LoadedList } from '#http/lists.server.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Cell, RowHeading, TableRow } from '#ui/table.tsx';
import { Decisions } from '../../consents/decisions.tsx';
import { ConsentBadge } from '../../consents/state-badge.tsx';
import { type ListFilter, selectFilter } from '../list/list-filters.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { RowLink } from '../list/row-link.tsx';

type StudentTableProps = {
  loaded: LoadedList<typeof consentStudentList, ConsentStudent>;
  titles: TitledQuestion[];
  shown: TitledQuestion | undefined;
};

type TitledQuestion = { id: string; titles: TextsByLanguage };

export function StudentTable({ loaded, titles, shown }: StudentTableProps) {
  const { language, t } = useLanguage();
  const { consent, state } = loaded.query.filters;
  return (
    <ListScreen
      id="consent-answers"
      title={shown ? textIn(shown.titles, language).text : t('consents.students')}
      path={href('/admin-console/consents/students')}
      shape={consentStudentList}
      scope="consent"
      loaded={loaded}
      searchLabel={t('consents.students.search')}
      filters={[
        consentFilter(
          { titles, chosen: consent, label: t('consents.list.question') },
          (each) => textIn(each, language).text,
        ),
        selectFilter({
          name: 'state',
          label: t('consents.students.state'),
          allLabel: t('consents.students.state.all'),
          chosen: state,
          options: consentStates.map((each) => [each, t(`consents.state.${each}`)]),
        }),
      ]}
      columns={[
        { text: t('students.list.student'), sort: 'name' },
        { text: t('students.field.currentLevel'), sort: 'class' },
        { text: t('consents.students.state') },
        { text: t('consents.students.guardians') },
      ]}
      empty={{ icon: 'scroll-text', title: t('consents.students.none'), text: t('consents.students.none.text') }}
      renderRow={(student) => <StudentRow key={student.id} student={student} />}
    />
  );
}

function consentFilter(
  { titles, chosen, label }: { titles: StudentTableProps['titles']; chosen: string | null; label: string },
  titleOf: (each: TextsByLanguage) => string,
): ListFilter {
  const found = titles.find(({ id }) => id === chosen);
  return {
    name: 'consent',
    label,
    chosen: found ? titleOf(found.titles) : null,
    control: (
      <SelectField
        label={label}
        name="consent"
        id="filter-consent"
        defaultValue={chosen ?? titles[0]?.id}
        className="col-span-2 pane:w-72"
      >
        {titles.map((each) => (
          <option key={each.id} value={each.id}>
            {titleOf(each.titles)}
          </option>
        ))}
      </SelectField>
    ),
  };
}

function StudentRow({ student }: { student: ConsentStudent }) {
  const t = useTranslate();
  const { studentId, fullName, studentNumber, state, decisions } = student;
  return (
    <TableRow>
      <RowHeading>
        <RowLink to={href('/admin-console/students/:studentId', { studentId })}>
          <bdi translate="no">{fullName}</bdi>
        </RowLink>
        <span className="block text-xs text-ink-soft tabular-nums">
          <bdi translate="no">{studentNumber}</bdi>
        </span>
      </RowHeading>
      <Cell label={t('students.field.currentLevel')}>
        <bdi>{levelText(student, t) ?? t('dashboard.student.levelNotSet')}</bdi>
      </Cell>
      <Cell label={t('consents.students.state')}>
        <ConsentBadge state={state} />
      </Cell>
      <Cell label={t('consents.students.guardians')} isWide>
        {decisions.length === 0 ? (
          <span className="text-ink-soft">{t('consents.students.nobody')}</span>
        ) : (
          <Decisions decisions={decisions} />
        )}
      </Cell>
    </TableRow>
  );
}
