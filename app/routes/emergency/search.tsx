import { Form, href, Link } from 'react-router';
import { findStudentsInEmergency } from '#features/safety/safety.server.ts';
import type { StudentInEmergency } from '#features/safety/safety.ts';
import { levelText } from '#features/students/stages.ts';
import { emergencyReadersOnly } from '#http/guards.server.ts';
import { getSession, readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { searchOf } from '#platform/lists.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/search.ts';

export const middleware: Route.MiddlewareFunction[] = [emergencyReadersOnly];

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = searchOf(url.searchParams);
  const students = await readForSession(context, (tx) => findStudentsInEmergency(tx, search));
  return { search, students, role: getSession(context).role };
}

/** Finds any enrolled student, for the safeguarding lead. @see PD-71 */
export default function EmergencySearch({ loaderData: { search, students, role } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <PortalPage
      title={t('emergency.title')}
      lead={t('emergency.search.lead')}
      back={
        role === 'admin'
          ? { to: href('/admin-console'), text: t('portal.console') }
          : { to: href('/safeguarding'), text: t('emergency.back') }
      }
      width="text"
    >
      <Form role="search" key={search} className="flex items-end gap-3">
        <TextField
          label={t('emergency.search')}
          name="search"
          type="search"
          dir="auto"
          autoComplete="off"
          defaultValue={search}
          className="min-w-0 grow"
        />
        <Button type="submit">{t('emergency.search.submit')}</Button>
      </Form>
      {search !== '' && <Found students={students} />}
    </PortalPage>
  );
}

/** Of `find_students_in_emergency` in the database. */
const foundAtMost = 50;

function Found({ students }: { students: StudentInEmergency[] }) {
  const t = useTranslate();
  if (students.length === 0)
    return (
      <EmptyState icon="search" level={2} title={t('emergency.search.none')} className={cardClass}>
        {t('emergency.search.none.text')}
      </EmptyState>
    );
  return (
    <>
      <ul className={classNames(cardClass, 'divide-y divide-line')}>
        {students.map((student) => (
          <li key={student.id}>
            <Link
              to={href('/students/:studentId/emergency', { studentId: student.id })}
              className="flex flex-wrap items-baseline gap-x-4 px-5 py-3.5 no-underline hover:bg-ivory focus-visible:-outline-offset-3"
            >
              <bdi translate="no" className="me-auto font-[620] wrap-anywhere">
                {student.fullName}
              </bdi>
              <span className="text-sm text-ink-soft">
                <bdi>{levelText(student, t)}</bdi> <bdi translate="no">{student.studentNumber}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {students.length === foundAtMost && <p className="text-sm text-ink-soft">{t('emergency.search.first')}</p>}
    </>
  );
}
