import { data, href, Link } from 'react-router';
import { absentStudentList } from '#features/absences/absences.ts';
import { countAbsentStudents, listAbsentStudents, readSchoolDay } from '#features/absences/absent-students.server.ts';
import { stages } from '#features/students/stages.ts';
import { loadList } from '#http/lists.server.ts';
import { searchResponseInit } from '#http/searches.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';
import { AbsentStudentTable } from './absent-students.tsx';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const [list, schoolDay] = await Promise.all([
    loadList({ request, url, context }, absentStudentList, {
      page: (tx, query) => listAbsentStudents(tx, query, stages),
      count: (tx, query) => countAbsentStudents(tx, query, stages),
    }),
    readForSession(context, readSchoolDay),
  ]);
  return data({ list, schoolDay }, searchResponseInit({ waitSeconds: list.searchWaitSeconds }));
}

/** Who is absent today, or on a chosen day. @see PD-42 */
export default function Absences({ loaderData: { list, schoolDay } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PortalTitle>{t('absentStudents.title')}</PortalTitle>
      <p className="no-print">
        <Link to={href('/attendance')} className="text-link inline-flex min-h-11 items-center text-sm">
          {t('schoolAttendance.title')}
        </Link>
      </p>
      <AbsentStudentTable loaded={list} schoolDay={schoolDay} />
    </>
  );
}
