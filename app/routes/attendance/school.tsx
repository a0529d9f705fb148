import { href } from 'react-router';
import { listRegistered, listUnexplained } from '#features/attendance/school-attendance.server.ts';
import { lessonKey } from '#features/courses/lessons.ts';
import { namesOfSubstitutes } from '#features/courses/teaching.server.ts';
import { listSchoolLessons } from '#features/courses/timetable.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { languageOf } from '#http/language.server.ts';
import { readForSession } from '#http/session.server.ts';
import { dateFormatter } from '#i18n/dates.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { addDays } from '#platform/calendar-days.ts';
import { chosenDay, spanOfDays } from '../my-day/chosen-day.server.ts';
import { DayLinks } from '../my-day/day-links.tsx';
import { LessonTime } from '../my-day/lesson-time.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/school.ts';

export function loader({ request, url, context }: Route.LoaderArgs) {
  const language = languageOf(request, context);
  return readForSession(context, async (tx) => {
    const { day, today, timeZone, now } = await chosenDay(tx, url.searchParams.get('day'), request, context);
    const span = spanOfDays(day, addDays(day, 1), timeZone);
    const registered = new Set((await listRegistered(tx, span)).map(lessonKey));
    const missing = (await listSchoolLessons(tx, span)).filter(
      (lesson) =>
        lesson.startsAt >= span.from &&
        lesson.startsAt <= now &&
        !lesson.change?.isCancelled &&
        !registered.has(lessonKey(lesson)),
    );
    const substitutes = await namesOfSubstitutes(tx, missing);
    return {
      ...{ day, today, timeZone },
      missing: missing.map((lesson) => ({
        key: lessonKey(lesson),
        startsAt: lesson.startsAt,
        endsAt: lesson.endsAt,
        courseZone: lesson.course.timeZone,
        name: nameIn(lesson.course.names, language),
        teachers: lesson.change?.teacherId
          ? [substitutes.get(lesson.change.teacherId)].filter((name) => name !== undefined)
          : lesson.course.teachers.flatMap(({ fullName }) => fullName ?? []),
      })),
      unexplained: (await listUnexplained(tx)).map(({ names, ...absence }) => ({
        ...absence,
        name: names && nameIn(names, language),
      })),
    };
  });
}

const pathOf = (day?: string): string => href('/attendance') + (day ? `?day=${day}` : '');

/** What the Academic Coordinator and administrators follow up. @see PD-70 */
export default function SchoolAttendance({ loaderData }: Route.ComponentProps) {
  const { day, today, timeZone, missing, unexplained } = loaderData;
  const { dateLocale, t } = useLanguage();
  const said = dateFormatter(dateLocale, { dateStyle: 'full', timeZone: 'UTC' })(new Date(day));
  return (
    <PortalPage title={t('schoolAttendance.title')} width="text">
      <section aria-labelledby="missing-registers" className="flex flex-col gap-3">
        <div>
          <h2 id="missing-registers" className="text-xl">
            {t('schoolAttendance.missing')}
          </h2>
          <p className="text-ink-soft">{said}</p>
        </div>
        <DayLinks day={day} today={today} pathOf={pathOf} />
        {missing.length === 0 ? (
          <p className="text-ink-soft">{t('schoolAttendance.missing.none')}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {missing.map(({ key, name, teachers, ...lesson }) => (
              <li key={key} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
                <p className="basis-40">
                  <LessonTime {...lesson} timeZone={timeZone} />
                </p>
                <p className="min-w-0 basis-60 grow wrap-anywhere">
                  <bdi className="font-[620]">{name}</bdi>
                  <Teachers names={teachers} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="unexplained-absences">
        <h2 id="unexplained-absences" className="text-xl">
          {t('schoolAttendance.unexplained')}
        </h2>
        <p className="text-sm text-ink-soft">
          {t(unexplained.length > 0 ? 'schoolAttendance.unexplained.lead' : 'schoolAttendance.unexplained.none')}
        </p>
        <ul className="divide-y divide-line">
          {unexplained.map(({ id, fullName, className, name, startsAt }) => (
            <li key={id} className="py-3">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <bdi translate="no" className="font-[620] wrap-anywhere">
                  {fullName}
                </bdi>
                {className && <bdi className="text-sm text-ink-soft">{className}</bdi>}
              </p>
              <p className="text-sm text-ink-soft wrap-anywhere">
                <bdi>{name}</bdi>
                <span aria-hidden="true"> · </span>
                <LocalTime at={startsAt} format="short" />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </PortalPage>
  );
}

function Teachers({ names }: { names: readonly string[] }) {
  const t = useTranslate();
  return (
    <span className="block text-sm text-ink-soft">
      {names.length === 0 && t('schoolAttendance.noTeacher')}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && <span aria-hidden="true"> · </span>}
          <bdi translate="no">{name}</bdi>
        </span>
      ))}
    </span>
  );
}
