import { data, Form, href, Link, useNavigation } from 'react-router';
import { listReportable } from '#features/absences/absences.server.ts';
import {
  countAttendance,
  listAttendanceOfChildren,
  listUnexplainedOfChildren,
} from '#features/attendance/attendance.server.ts';
import { type AttendedLesson, explanations } from '#features/attendance/attendance.ts';
import { explainAbsence } from '#features/attendance/explain-absence.server.ts';
import { officeRecipient } from '#features/messages/messages.ts';
import { listStudentsOf } from '#features/students/students.server.ts';
import { FormOwner } from '#forms/draft-owner.tsx';
import { onlyText } from '#forms/parse-form.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { parseUuid } from '#platform/uuid.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import { AttendedLessons } from './attended-lessons.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return readForSession(context, async (tx) => {
    const children = (await listStudentsOf(tx)).filter(({ guardians }) => guardians.some(({ id }) => id === tx.me));
    const [unexplained, lessons, counts, writable] = await Promise.all([
      listUnexplainedOfChildren(tx),
      listAttendanceOfChildren(tx),
      countAttendance(
        tx,
        children.map(({ id }) => id),
      ),
      listReportable(tx),
    ]);
    return {
      children: children.map(({ id, fullName }) => ({ id, fullName })),
      unexplained,
      lessons,
      counts,
      writableIds: writable.map(({ id }) => id),
    };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const id = parseUuid(onlyText(form, 'absenceId'));
  const reason = explanations.find((each) => each === onlyText(form, 'reason'));
  if (id === null || !reason) throw data(null, { status: 400 });
  const isSaved = await writeForSession(context, (tx) => explainAbsence(tx, id, reason));
  throw redirectWithNotice(
    context,
    href('/parent-dashboard/attendance'),
    isSaved ? { tone: 'success', text: 'childAttendance.saved' } : { tone: 'info', text: 'childAttendance.gone' },
  );
}

/** What teachers recorded about one's children, and the question about each absence that nobody has explained. @see PD-70 */
export default function ChildAttendance({ loaderData }: Route.ComponentProps) {
  const { children, unexplained, lessons, counts, writableIds } = loaderData;
  const t = useTranslate();
  const nameOf = new Map(children.map(({ id, fullName }) => [id, fullName]));
  return (
    <PortalPage
      title={t('childAttendance.title')}
      lead={t('childAttendance.lead')}
      back={{ to: href('/parent-dashboard'), text: t('inbox.backToDashboard') }}
      width="text"
    >
      {unexplained.length > 0 && (
        <Card isAlert>
          <section aria-labelledby="unexplained-absences">
            <h2 id="unexplained-absences" className="text-xl">
              {t('childAttendance.waiting')}
            </h2>
            <p className="mt-1">
              {t('childAttendance.waiting.text')}{' '}
              <Link to={`${href('/inbox')}?compose&to=${officeRecipient('academic')}`} className="text-link">
                {t('childAttendance.write')}
              </Link>
            </p>
            <AttendedLessons
              lessons={unexplained}
              nameOf={nameOf}
              renderAction={(lesson) =>
                writableIds.includes(lesson.studentId) ? (
                  <Explanation lesson={lesson} />
                ) : (
                  <p className="mt-1 text-sm text-ink-soft">{t('childAttendance.noRight')}</p>
                )
              }
            />
          </section>
        </Card>
      )}
      {children.map(({ id, fullName }) => {
        const count = counts.find(({ studentId }) => studentId === id);
        const ofChild = lessons.filter(({ studentId }) => studentId === id);
        return (
          <section key={id} aria-labelledby={`attendance-${id}`}>
            <Card>
              <h2 id={`attendance-${id}`} className="text-xl">
                <bdi translate="no" className="wrap-anywhere">
                  {fullName}
                </bdi>
              </h2>
              <p className="text-ink-soft">
                {count
                  ? t('childAttendance.summary', { attended: count.attended, lessons: count.lessons })
                  : t('childAttendance.none')}
              </p>
              {ofChild.length > 0 && <AttendedLessons lessons={ofChild} />}
            </Card>
          </section>
        );
      })}
      {children.length === 0 && <p className="text-ink-soft">{t('childAttendance.none')}</p>}
    </PortalPage>
  );
}

/** One button for each reason. */
function Explanation({ lesson: { id } }: { lesson: AttendedLesson }) {
  const t = useTranslate();
  const isSending = useNavigation().formData?.get('absenceId') === id;
  return (
    <Form method="post" preventScrollReset className="no-print mt-2">
      <FormOwner />
      <input type="hidden" name="absenceId" value={id} />
      <p id={`knew-${id}`} className="mb-2 text-sm font-[560]">
        {t('childAttendance.knew')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in place of the sentence */}
      <div role="group" aria-labelledby={`knew-${id}`} className="flex flex-wrap gap-2">
        {explanations.map((reason) => (
          <Button
            key={reason}
            type="submit"
            name="reason"
            value={reason}
            variant="secondary"
            isBusy={isSending}
            className="first-letter:uppercase"
          >
            {t(`attendance.explanation.${reason}`)}
          </Button>
        ))}
      </div>
    </Form>
  );
}
