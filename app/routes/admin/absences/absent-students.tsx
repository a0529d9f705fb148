import { href } from 'react-router';
import {
  type AbsentStudent,
  absenceReasons,
  absentStudentLevels,
  absentStudentList,
} from '#features/absences/absences.ts';
import { levelText } from '#features/students/stages.ts';
import type { LoadedList } from '#http/lists.server.ts';
import { dateFormatter } from '#i18n/dates.ts';
import { DayRange } from '#i18n/day-range.tsx';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import type { Translate } from '#i18n/translate.ts';
import { Cell, RowHeading, TableRow } from '#ui/table.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type ListFilter, selectFilter } from '../list/list-filters.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { RowLink } from '../list/row-link.tsx';

type LoadedAbsences = LoadedList<typeof absentStudentList, AbsentStudent>;
type AbsentStudentTableProps = { loaded: LoadedAbsences; schoolDay: string };

export function AbsentStudentTable({ loaded, schoolDay }: AbsentStudentTableProps) {
  const { dateLocale, t } = useLanguage();
  const day = loaded.query.filters.day ?? schoolDay;
  const said = dateFormatter(dateLocale, { dateStyle: 'full', timeZone: 'UTC' })(new Date(day));
  return (
    <ListScreen
      id="absences"
      title={t('absentStudents.day', { day: said })}
      path={href('/admin-console/absences')}
      shape={absentStudentList}
      scope="day"
      loaded={loaded}
      searchLabel={t('absentStudents.search')}
      filters={absenceFilters({ loaded, schoolDay }, t)}
      columns={[
        { text: t('students.list.student'), sort: 'name' },
        { text: t('students.field.currentLevel'), sort: 'class' },
        { text: t('absentStudents.days') },
        { text: t('absence.reason') },
        { text: t('absentStudents.reportedBy') },
      ]}
      empty={{ icon: 'calendar-off', title: t('absentStudents.empty'), text: t('absentStudents.empty.text') }}
      renderRow={(student) => <AbsentRow key={student.id} student={student} />}
    />
  );
}

function absenceFilters({ loaded, schoolDay }: AbsentStudentTableProps, t: Translate): ListFilter[] {
  const { day, level, reason } = loaded.query.filters;
  return [
    {
      name: 'day',
      label: t('absentStudents.dayLabel'),
      chosen: day,
      control: (
        <TextField type="date" name="day" label={t('absentStudents.dayLabel')} defaultValue={day ?? schoolDay} />
      ),
    },
    selectFilter({
      name: 'level',
      label: t('students.field.currentLevel'),
      allLabel: t('absentStudents.level.all'),
      chosen: level,
      options: absentStudentLevels.map((each) => [
        each,
        each === 'none' ? t('dashboard.student.levelNotSet') : t(`stage.${each}`),
      ]),
    }),
    selectFilter({
      name: 'reason',
      label: t('absence.reason'),
      allLabel: t('absentStudents.reason.all'),
      chosen: reason,
      options: absenceReasons.map((each) => [each, t(`absence.reason.${each}`)]),
    }),
  ];
}

function AbsentRow({ student }: { student: AbsentStudent }) {
  const t = useTranslate();
  return (
    <TableRow>
      <RowHeading>
        <RowLink to={href('/admin-console/students/:studentId', { studentId: student.id })}>
          <bdi translate="no">{student.fullName}</bdi>
        </RowLink>
        <span className="block text-xs text-ink-soft tabular-nums">
          <bdi translate="no">{student.studentNumber}</bdi>
        </span>
      </RowHeading>
      <Cell label={t('students.field.currentLevel')}>
        <bdi>{levelText(student, t) ?? t('dashboard.student.levelNotSet')}</bdi>
      </Cell>
      <Cell label={t('absentStudents.days')}>
        <DayRange first={student.firstDay} last={student.lastDay} />
      </Cell>
      <Cell label={t('absence.reason')}>{t(`absence.reason.${student.reason}`)}</Cell>
      <Cell label={t('absentStudents.reportedBy')}>
        {student.reporterName ? (
          <bdi translate="no">{student.reporterName}</bdi>
        ) : (
          <span className="text-ink-soft">{t('absentStudents.nobody')}</span>
        )}
        <span className="block text-xs text-ink-soft">
          <LocalTime at={student.reportedAt} format="short" />
        </span>
      </Cell>
    </TableRow>
  );
}
