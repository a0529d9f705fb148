import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { listOwnFeedback } from '#features/feedback/feedback.server.ts';
import { listStudentsOf } from '#features/students/students.server.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { getSession, readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { parseUuid } from '#platform/uuid.ts';
import { Card } from '#ui/card.tsx';
import { dashboardPath } from '../../parent-dashboard/dashboard-path.ts';
import { PortalPage } from '../../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import { FeedbackForm } from './feedback-fields.tsx';
import { feedbackIntents } from './feedback-form.ts';
import { OwnFeedbackList } from './own-feedback-list.tsx';
import { discardFromForm, saveFromForm } from './save-feedback.server.ts';

/** Students of others and unknown ids get the same 404. @see R2 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { studentId, edited } = placeOf(url, params.studentId);
  const { personId } = getSession(context);
  return readForSession(context, async (tx) => {
    const students = await listStudentsOf(tx);
    const student = students.find(({ id }) => id === studentId);
    if (!student || ![student.academicMentor?.id, student.wellbeingCoach?.id].includes(personId))
      throw data(null, { status: 404 });
    const own = await listOwnFeedback(tx, studentId);
    const isCoachOnly = student.academicMentor?.id !== personId;
    return {
      student: { id: student.id, fullName: student.fullName },
      own,
      edited: own.find(({ id }) => id === edited) ?? null,
      usualArea: isCoachOnly ? ('wellbeing' as const) : ('academic' as const),
      requestId: randomUUID(),
    };
  });
}

const placeOf = ({ searchParams }: URL, studentId: string) => ({
  studentId: requireId(studentId),
  edited: parseUuid(searchParams.get('edit')),
});

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const place = placeOf(url, params.studentId);
  switch (onlyText(form, 'intent')) {
    case feedbackIntents.publish:
      return saveFromForm(form, place, true, context);
    case feedbackIntents.draft:
      return saveFromForm(form, place, false, context);
    case feedbackIntents.discard:
      return discardFromForm(place, context);
    default:
      throw data(null, { status: 400 });
  }
}

/** The page where mentor and coach write feedback. @see PD-48 */
export default function Feedback({ loaderData, actionData }: Route.ComponentProps) {
  const { student, own, edited, usualArea, requestId } = loaderData;
  const t = useTranslate();
  return (
    <PortalPage
      title={t('feedback.title')}
      heading={t('feedback.heading', { name: student.fullName })}
      lead={t('feedback.lead')}
      back={{ to: dashboardPath({ studentId: student.id, tab: 'feedback' }), text: t('feedback.back') }}
      width="text"
    >
      <Card>
        <FeedbackForm
          key={edited?.id ?? 'new'}
          {...{ student, edited, usualArea, requestId }}
          invalid={actionData ?? null}
        />
      </Card>
      {own.length > 0 && <OwnFeedbackList student={student} own={own} />}
    </PortalPage>
  );
}
