import { Fragment } from 'react';
import { href } from 'react-router';
import type { CourseTeacher, ListedCourse } from '#features/courses/courses.ts';
import { courseList, courseStages } from '#features/courses/courses.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import type { LoadedList } from '#http/lists.server.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import type { Translate } from '#i18n/translate.ts';
import { Badge } from '#ui/badge.tsx';
import { Cell, RowHeading, TableRow } from '#ui/table.tsx';
import { selectFilter } from '../list/list-filters.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { RowLink } from '../list/row-link.tsx';
import { groupText } from './group-text.ts';

type LoadedCourses = LoadedList<typeof courseList, ListedCourse>;
type CourseTableProps = { loaded: LoadedCourses; groups: { classNames: string[]; teachers: CourseTeacher[] } };

export function CourseTable({ loaded, groups }: CourseTableProps) {
  const t = useTranslate();
  return (
    <ListScreen
      id="courses"
      title={t('courses.title')}
      path={href('/admin-console/courses')}
      shape={courseList}
      loaded={loaded}
      searchLabel={t('courses.list.search')}
      filters={courseFilters(loaded.query.filters, groups, t)}
      columns={[
        { text: t('courses.list.course'), sort: 'name' },
        { text: t('courses.list.group'), sort: 'group' },
        { text: t('courses.list.teachers') },
        { text: t('courses.list.students'), isNumber: true },
        { text: t('courses.list.lessons'), isNumber: true },
        { text: t('courses.timeZone') },
      ]}
      empty={{ icon: 'graduation-cap', title: t('courses.list.empty'), text: t('courses.list.empty.text') }}
      add={{ to: href('/admin-console/courses/new'), label: t('courses.add') }}
      moreExports={[
        { name: 'course-members', label: t('courses.list.exportMembers') },
        { name: 'course-rules', label: t('courses.list.exportRules') },
      ]}
      start={{ to: href('/admin-console/holidays'), label: t('holidays.title') }}
      renderRow={(course) => <CourseRow key={course.id} course={course} />}
    />
  );
}

function courseFilters(
  chosen: LoadedCourses['query']['filters'],
  { classNames, teachers }: CourseTableProps['groups'],
  t: Translate,
) {
  return [
    selectFilter({
      name: 'state',
      label: t('courses.list.state'),
      allLabel: t('courses.list.state.current'),
      chosen: chosen.state,
      options: [['archived', t('courses.archived')]],
    }),
    selectFilter({
      name: 'stage',
      label: t('courses.field.stage'),
      allLabel: t('courses.list.stage.all'),
      chosen: chosen.stage,
      options: courseStages.map((stage) => [stage, t(`stage.${stage}`)]),
    }),
    selectFilter({
      name: 'class',
      label: t('courses.list.class'),
      allLabel: t('courses.list.class.all'),
      chosen: chosen.class,
      options: classNames.map((name) => [name, name]),
    }),
    selectFilter({
      name: 'teacher',
      label: t('courses.list.teacher'),
      allLabel: t('courses.list.teacher.all'),
      chosen: chosen.teacher,
      options: teachers.map(({ id, fullName }) => [id, fullName ?? '–']),
    }),
  ];
}

function CourseRow({ course }: { course: ListedCourse }) {
  const { language, t } = useLanguage();
  const { id, names, isArchived, teachers, studentCount, lessonsPerWeek, timeZone } = course;
  return (
    <TableRow>
      <RowHeading>
        <RowLink to={href('/admin-console/courses/:courseId', { courseId: id })}>
          <bdi translate="no" className="wrap-anywhere">
            {nameIn(names, language)}
          </bdi>
        </RowLink>
        {isArchived && (
          <Badge tone="clay" className="ms-2">
            {t('courses.archived')}
          </Badge>
        )}
      </RowHeading>
      <Cell label={t('courses.list.group')}>
        <bdi>{groupText(course, t) ?? '–'}</bdi>
      </Cell>
      <Cell label={t('courses.list.teachers')}>
        {teachers.length === 0 ? (
          <span className="text-ink-soft">{t('courses.none')}</span>
        ) : (
          <span className="block wide:max-w-64 wide:truncate">
            {teachers.map((teacher, index) => (
              <Fragment key={teacher.id}>
                {index > 0 && ' · '}
                <bdi translate="no">{teacher.fullName ?? '–'}</bdi>
              </Fragment>
            ))}
          </span>
        )}
      </Cell>
      <Cell label={t('courses.list.students')} isNumber>
        {studentCount}
      </Cell>
      <Cell label={t('courses.list.lessons')} isNumber>
        {lessonsPerWeek}
      </Cell>
      <Cell label={t('courses.timeZone')}>
        <bdi translate="no">{timeZone.replaceAll('_', ' ')}</bdi>
      </Cell>
    </TableRow>
  );
}
