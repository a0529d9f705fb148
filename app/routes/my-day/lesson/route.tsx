import { data } from 'react-router';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import { confirmationIn, type Question } from '#forms/confirmation.ts';
import { answerTo } from '#forms/form-answer.ts';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { dateFormatter } from '#i18n/dates.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Card } from '#ui/card.tsx';
import { WrittenText } from '#ui/written-text.tsx';
import { JoinLesson } from '../../lessons/lesson-row.tsx';
import { PortalPage } from '../../shell/portal-page.tsx';
import { LessonBadges } from '../lesson-badges.tsx';
import { LessonTime } from '../lesson-time.tsx';
import { lessonPath, myDayPath } from '../my-day-path.ts';
import type { Route } from './+types/route.ts';
import { LessonChangeForm } from './change-form.tsx';
import { Corrections } from './corrections.tsx';
import { lessonForm, undoIntent } from './lesson-form.ts';
import { lessonKeyOf, loadLesson } from './load-lesson.server.ts';
import stylesheet from './register.css?url';
import { registerIntent } from './register-fields.ts';
import { RegisterForm, type RegisterStudent } from './register-form.tsx';
import { changeFromForm, undoFromForm } from './save-lesson.server.ts';
import { registerFromForm } from './save-register.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const shouldRevalidate = revalidateOutdated;

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadLesson(lessonKeyOf(params), request, context);

export async function action({ request, params, context }: Route.ActionArgs) {
  const key = lessonKeyOf(params);
  const form = await request.formData();
  switch (onlyText(form, 'intent')) {
    case lessonForm.intent:
      return changeFromForm(form, key, context);
    case registerIntent:
      return registerFromForm(form, key, context);
    case undoIntent:
      return undoFromForm(form, key, context);
    default:
      throw data(null, { status: 400 });
  }
}

/** A lesson for who teaches it. @see PD-67 */
export default function Lesson({ loaderData, actionData }: Route.ComponentProps) {
  const { lesson, heldOn, timeZone, note, register, change } = loaderData;
  const { dateLocale, t } = useLanguage();
  const confirmation = confirmationIn(actionData);
  const invalid = answerTo(lessonForm, actionData);
  const answer = actionData?.kind === 'register' ? actionData : null;
  const posted = answer?.posted;
  const isOutdated = actionData?.kind === 'outdated' && invalid === null;
  const isRegisterOpen = register.isOpen && !register.isCancelled;
  const said = dateFormatter(dateLocale, { dateStyle: 'full', timeZone: 'UTC' })(new Date(heldOn));
  return (
    <PortalPage
      title={lesson.title}
      heading={<bdi>{lesson.title}</bdi>}
      back={{ to: myDayPath(heldOn), text: t('teaching.title') }}
      width="text"
    >
      {confirmation && (
        <ConfirmConflicts
          key={confirmation.id}
          fields={confirmation.fields}
          names={confirmation.names}
          lesson={lesson}
        />
      )}
      <div className="-mt-4">
        <p>
          {said}, <LessonTime {...lesson} timeZone={timeZone} />
        </p>
        <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
          <LessonBadges lesson={lesson} />
        </p>
        <div className="mt-2 empty:hidden">
          <JoinLesson lesson={lesson} timeZone={timeZone} />
        </div>
        {note && (
          <WrittenText text={note} language={null} className="page-side mt-3 whitespace-pre-line wrap-anywhere" />
        )}
      </div>
      <section aria-labelledby="lesson-register" className="flex flex-col gap-3">
        <h2 id="lesson-register" className="text-xl">
          {t(isRegisterOpen ? 'register.title' : 'lesson.students')}
        </h2>
        {register.students.length === 0 ? (
          <p className="text-ink-soft">{t('lesson.noStudents')}</p>
        ) : isRegisterOpen ? (
          <>
            <p className="text-sm text-ink-soft">
              {register.taken ? (
                <TakenBy name={register.taken.takerName} at={register.taken.takenAt} />
              ) : (
                t('register.lead')
              )}
            </p>
            <RegisterForm
              key={`${register.taken?.revision ?? 0} ${isOutdated}`}
              students={register.students.map((student) => ({ ...student, ...posted?.get(student.studentId) }))}
              revision={register.taken?.revision ?? 0}
              invalid={answer?.invalid ?? []}
              isOutdated={isOutdated}
            />
            {register.taken && register.taken.corrections.length > 0 && (
              <Corrections
                corrections={register.taken.corrections}
                nameOf={new Map(register.students.map(({ studentId, fullName }) => [studentId, fullName]))}
              />
            )}
          </>
        ) : (
          <>
            <p className="text-sm text-ink-soft">{t(register.isCancelled ? 'register.cancelled' : 'register.early')}</p>
            <StudentList students={register.students} />
          </>
        )}
      </section>
      {change && (
        <Card className="no-print">
          <details open={invalid !== null || confirmation !== null || undefined}>
            <summary className="min-h-11 cursor-pointer content-center text-xl font-[560]">
              {t('lesson.change')}
            </summary>
            <div className="mt-4">
              <LessonChangeForm
                {...change}
                courseZone={lesson.courseZone}
                recordId={`${lesson.ruleId} ${lesson.day}`}
                invalid={invalid}
              />
            </div>
          </details>
        </Card>
      )}
    </PortalPage>
  );
}

type ConfirmConflictsProps = Question & { names: readonly string[]; lesson: { ruleId: string; day: string } };

function ConfirmConflicts({ fields, names, lesson }: ConfirmConflictsProps) {
  const t = useTranslate();
  return (
    <ConfirmStep
      title={t('lesson.conflict')}
      submit={t('lesson.conflict.submit')}
      fields={fields}
      cancelTo={lessonPath(lesson)}
    >
      {names.map((name) => (
        <li key={name}>{t('lesson.conflict.person', { name })}</li>
      ))}
    </ConfirmStep>
  );
}

function TakenBy({ name, at }: { name: string | null; at: Date }) {
  const t = useTranslate();
  return (
    <>
      {name ? t('register.taken', { name }) : t('register.taken.unknown')}
      <span aria-hidden="true"> · </span>
      <LocalTime at={at} format="short" />
    </>
  );
}

function StudentList({ students }: { students: readonly RegisterStudent[] }) {
  return (
    <ul className="divide-y divide-line">
      {students.map(({ studentId, fullName, className }) => (
        <li key={studentId} className="flex flex-wrap items-baseline gap-x-3 py-2">
          <bdi translate="no" className="font-[560] wrap-anywhere">
            {fullName}
          </bdi>
          {className && <bdi className="text-sm text-ink-soft">{className}</bdi>}
        </li>
      ))}
    </ul>
  );
}
