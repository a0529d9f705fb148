import { href } from 'react-router';
import { levelText, stageIds } from '#features/students/stages.ts';
import { type ListedStudent, studentList } from '#features/students/students.ts';
import type { LoadedList } from '#http/lists.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { Translate } from '#i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Cell, RowHeading, TableRow } from '#ui/table.tsx';
import { selectFilter } from '../list/list-filters.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { RowLink } from '../list/row-link.tsx';
import { ChooseRow, SeveralBar } from '../list/several-bar.tsx';
import { studentActs } from './several-students.ts';

type LoadedStudents = LoadedList<typeof studentList, ListedStudent>;

export function StudentList({ loaded }: { loaded: LoadedStudents }) {
  const t = useTranslate();
  return (
    <ListScreen
      id="students"
      title={t('students.list.title')}
      path={href('/admin-console/students')}
      shape={studentList}
      loaded={loaded}
      searchLabel={t('students.list.search')}
      filters={studentFilters(loaded.query.filters, t)}
      columns={[
        { text: t('students.list.student'), sort: 'name' },
        { text: t('students.field.studentNumber'), sort: 'number' },
        { text: t('students.field.currentLevel'), sort: 'level' },
        { text: t('guardians.title') },
        { text: t('students.field.academicMentor') },
        { text: t('students.field.wellbeingCoach') },
      ]}
      empty={{ icon: 'graduation-cap', title: t('students.list.empty'), text: t('students.list.empty.text') }}
      add={{ to: `${href('/admin-console/students')}?add`, label: t('students.list.add') }}
      moreExports={[{ name: 'contacts', label: t('students.contacts') }]}
      start={{ to: href('/admin-console/families/add'), label: t('family.title') }}
      several={
        loaded.count ? (
          <SeveralBar acts={acts(t)} count={loaded.count}>
            <Button type="submit" formMethod="get" formAction={href('/announcements/write')} variant="secondary">
              <Icon name="megaphone" />
              {t('announcement.toChosen')}
            </Button>
          </SeveralBar>
        ) : null
      }
      renderRow={(student) => <StudentRow key={student.id} student={student} />}
    />
  );
}

const acts = (t: Translate) => studentActs.map((act) => [act, t(`students.several.${act}`)] as const);

function studentFilters(chosen: LoadedStudents['query']['filters'], t: Translate) {
  return [
    selectFilter({
      name: 'state',
      label: t('students.list.state'),
      allLabel: t('students.list.state.enrolled'),
      chosen: chosen.state,
      options: [['archived', t('students.list.state.archived')]],
    }),
    selectFilter({
      name: 'missing',
      label: t('students.list.missing'),
      allLabel: t('students.list.missing.all'),
      chosen: chosen.missing,
      options: studentList.filters.missing.map((person) => [person, t(`students.list.missing.${person}`)]),
    }),
    selectFilter({
      name: 'safety',
      label: t('safety.title'),
      allLabel: t('students.list.safety.all'),
      chosen: chosen.safety,
      options: [['due', t('students.list.safety.due')]],
    }),
    selectFilter({
      name: 'level',
      label: t('students.field.currentLevel'),
      allLabel: t('students.list.level.all'),
      chosen: chosen.level,
      options: [
        ...stageIds.map((stage) => [stage, t(`stage.${stage}`)] as const),
        ['none', t('dashboard.student.levelNotSet')],
      ],
    }),
  ];
}

function StudentRow({ student }: { student: ListedStudent }) {
  const t = useTranslate();
  const { id, fullName, studentNumber, guardians, academicMentorName, wellbeingCoachName } = student;
  return (
    <TableRow>
      <RowHeading>
        <span className="flex items-center">
          <ChooseRow id={id} name={fullName} />
          <RowLink to={href('/admin-console/students/:studentId', { studentId: id })}>
            <bdi translate="no">{fullName}</bdi>
          </RowLink>
        </span>
      </RowHeading>
      <Cell label={t('students.field.studentNumber')}>
        <bdi translate="no" className="whitespace-nowrap tabular-nums">
          {studentNumber}
        </bdi>
      </Cell>
      <Cell label={t('students.field.currentLevel')}>
        <Name name={levelText(student, t)} otherwise={t('dashboard.student.levelNotSet')} />
      </Cell>
      <Cell label={t('guardians.title')}>
        {guardians.length === 0 && <Name name={null} otherwise={t('students.choice.nobody')} />}
        {guardians.map((guardian) => (
          <span key={guardian.id} className="block wide:max-w-56 wide:truncate wide:leading-5">
            <bdi translate="no">{guardian.fullName}</bdi>
          </span>
        ))}
      </Cell>
      <Cell label={t('students.field.academicMentor')}>
        <Name name={academicMentorName} otherwise={t('students.choice.nobody')} />
      </Cell>
      <Cell label={t('students.field.wellbeingCoach')}>
        <Name name={wellbeingCoachName} otherwise={t('students.choice.nobody')} />
      </Cell>
    </TableRow>
  );
}

function Name({ name, otherwise }: { name: string | null; otherwise: string }) {
  return name ? <bdi translate="no">{name}</bdi> : <span className="text-ink-soft">{otherwise}</span>;
}
