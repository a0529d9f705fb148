import { randomUUID } from 'node:crypto';
import { href } from 'react-router';
import { schoolTimeZone } from '#content/school-time-zone.ts';
import { CourseSchema, courseOf } from '#features/courses/courses.schema.ts';
import { addCourse } from '#features/courses/save-course.server.ts';
import { answerTo } from '#forms/form-answer.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseIdempotentForm } from '#forms/parse-form.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Card } from '#ui/card.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/new.ts';
import { CourseForm } from './course-form.tsx';
import { courseForm } from './course-forms.ts';
import { courseRefusals } from './course-refusals.server.ts';
import { loadChoices } from './load-choices.server.ts';
import { redirectToCourse } from './redirect-to-course.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { choices: await readForSession(context, loadChoices), requestId: randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = parseIdempotentForm(await request.formData(), CourseSchema, courseForm);
  return handleForm(
    context,
    posted,
    async (typed): Promise<never> => {
      const id = await writeForSession(context, (tx) => addCourse(tx, typed.requestId, courseOf(typed)));
      throw redirectToCourse(context, id, { tone: 'success', text: 'courses.added' });
    },
    courseRefusals,
  );
}

/** @see PD-67 */
export default function NewCourse({ loaderData: { choices, requestId }, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PortalTitle>{t('courses.add')}</PortalTitle>
      <div>
        <BackLink to={href('/admin-console/courses')}>{t('courses.title')}</BackLink>
        <h1 className="text-2xl">{t('courses.add')}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{t('courses.add.lead')}</p>
      </div>
      <Card className="max-w-5xl">
        <CourseForm
          choices={choices}
          values={{ timeZone: schoolTimeZone }}
          record={{ requestId }}
          invalid={answerTo(courseForm, actionData)}
        />
      </Card>
    </>
  );
}
