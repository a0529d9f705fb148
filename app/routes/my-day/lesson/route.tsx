import { data } from 'react-router';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import { confirmationIn, type Question } from '#forms/confirmation.ts';
import { answerTo } from '#forms/form-answer.ts';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { dateFormatter } from '#i18n/dates.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { WrittenText } from '#ui/written-text.tsx';
import { PortalPage } from '../../shell/portal-page.tsx';
import { LessonBadges } from '../lesson-badges.tsx';
import { LessonTime } from '../lesson-time.tsx';
import { lessonPath, myDayPath } from '../my-day-path.ts';
import type { Route } from './+types/route.ts';
import { LessonChangeForm } from './change-form.tsx';
import { lessonForm, undoIntent } from './lesson-form.ts';
import { lessonKeyOf, loadLesson } from './load-lesson.server.ts';
import { changeFromForm, undoFromForm } from './save-lesson.server.ts';

export const shouldRevalidate = revalidateOutdated;

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadLesson(lessonKeyOf(params), request, context);

export async function action({ request, params, context }: Route.ActionArgs) {
  const key = lessonKeyOf(params);
  const form = await request.formData();
  switch (onlyText(form, 'intent')) {
    case lessonForm.intent:
      return changeFromForm(form, key, context);
    case undoIntent:
      return undoFromForm(form, key, context);
    default:
      throw data(null, { status: 400 });
  }
}

/** A lesson for who teaches it. @see PD-67 */
export default function Lesson({ loaderData, actionData }: Route.ComponentProps) {
  const { lesson, heldOn, timeZone, note, roster, change } = loaderData;
  const { dateLocale, t } = useLanguage();
  const confirmation = confirmationIn(actionData);
  const invalid = answerTo(lessonForm, actionData);
  const said = dateFormatter(dateLocale, { dateStyle: 'full', timeZone: 'UTC' })(new Date(heldOn));
  return (
    <PortalPage
      title={lesson.name}
      heading={<bdi>{lesson.name}</bdi>}
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
        {note && (
          <WrittenText text={note} language={null} className="page-side mt-3 whitespace-pre-line wrap-anywhere" />
        )}
      </div>
      <section aria-labelledby="lesson-students">
        <h2 id="lesson-students" className="text-xl">
          {t('lesson.students')}
        </h2>
        {roster.length === 0 ? (
          <p className="mt-2 text-ink-soft">{t('lesson.noStudents')}</p>
        ) : (
          <ul className="mt-2 divide-y divide-line">
            {roster.map(({ studentId, fullName, className }) => (
              <li key={studentId} className="flex flex-wrap items-baseline gap-x-3 py-2">
                <bdi translate="no" className="font-[560] wrap-anywhere">
                  {fullName}
                </bdi>
                {className && <bdi className="text-sm text-ink-soft">{className}</bdi>}
              </li>
            ))}
          </ul>
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
