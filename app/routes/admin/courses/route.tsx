import { data } from 'react-router';
import { countCourses, listCourseGroups, listCourses } from '#features/courses/console-courses.server.ts';
import { courseList } from '#features/courses/courses.ts';
import { loadList } from '#http/lists.server.ts';
import { searchResponseInit } from '#http/searches.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';
import { CourseTable } from './course-table.tsx';

export async function loader(args: Route.LoaderArgs) {
  const [list, groups] = await Promise.all([
    loadList(args, courseList, { page: listCourses, count: countCourses }),
    readForSession(args.context, listCourseGroups),
  ]);
  return data({ list, groups }, searchResponseInit({ waitSeconds: list.searchWaitSeconds }));
}

/** @see PD-67 */
export default function Courses({ loaderData: { list, groups } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PortalTitle>{t('courses.title')}</PortalTitle>
      <CourseTable loaded={list} groups={groups} />
    </>
  );
}
