import { data, Form, href } from 'react-router';
import { listErasableNotes } from '#features/absences/absences.server.ts';
import { answerPrivacyRequest } from '#features/privacy-requests/answer-privacy-request.server.ts';
import { type Answer, AnswerSchema } from '#features/privacy-requests/privacy-requests.schema.ts';
import { findRequest } from '#features/privacy-requests/privacy-requests.server.ts';
import { type HandledRequest, requestOutcomes } from '#features/privacy-requests/privacy-requests.ts';
import { listStudentsOfGuardian } from '#features/students/guardians.server.ts';
import { confirmationIn } from '#forms/confirmation.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { answerTo, type FormAnswer } from '#forms/form-answer.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { onlyText, parseForm } from '#forms/parse-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { privacyOfficersOnly } from '#http/guards.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { getSession, readForSession, writeForSession } from '#http/session.server.ts';
import { CalendarDay } from '#i18n/calendar-day.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Card } from '#ui/card.tsx';
import { Detail } from '#ui/detail.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { historyPath } from '../admin/audit-log/audit-log-path.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/request.ts';
import { AbsenceNotes, ConfirmErasure } from './absence-notes.tsx';
import { answerForm, eraseNoteIntent } from './answer-form.ts';
import { eraseNoteFromForm } from './erase-note.server.ts';
import { RequestLink } from './request-link.tsx';
import { RestrictionLinks } from './restriction-links.tsx';

export const middleware: Route.MiddlewareFunction[] = [privacyOfficersOnly];
export async function loader({ params, context }: Route.LoaderArgs) {
  const requestId = requireId(params.requestId);
  const { personId, role } = getSession(context);
  const hasConsole = role === 'admin';
  return readForSession(context, async (tx) => {
    const request = await findRequest(tx, requestId);
    if (!request) throw data(null, { status: 404 });
    const isOwn = request.person?.id === personId;
    const notes = await listErasableNotes(tx, request.id);
    const students = hasConsole && request.person ? await listStudentsOfGuardian(tx, request.person.id) : null;
    return { request, isOwn, hasConsole, notes, students: students?.filter(({ isArchived }) => !isArchived) ?? null };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const requestId = requireId(params.requestId);
  const form = await request.formData();
  if (onlyText(form, 'intent') === eraseNoteIntent) return eraseNoteFromForm(form, requestId, context);
  return handleForm(
    context,
    parseForm(form, AnswerSchema, answerForm),
    async (answer) => {
      await writeForSession(context, (tx) => answerPrivacyRequest(tx, { id: requestId, ...answer }));
      throw redirectWithNotice(context, href('/privacy-requests'), { tone: 'success', text: 'privacyAnswer.sent' });
    },
    {
      async 'answered before'() {
        const known = await readForSession(context, (tx) => findRequest(tx, requestId));
        if (!known) return gone();
        throw redirectWithNotice(context, href('/privacy-requests'), { tone: 'info', text: 'privacyAnswer.before' });
      },
    },
  );
}

/** @see PD-58 */
export default function PrivacyRequest({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { request, isOwn, hasConsole, notes, students } = loaderData;
  const { id, kind, person: from, answer } = request;
  const invalid = answerTo(answerForm, actionData);
  const confirmation = confirmationIn(actionData);
  const asked = notes.find((absence) => absence.id === confirmation?.fields.absenceId);
  return (
    <PortalPage
      title={t('privacyRequests.one')}
      heading={t(`privacyRequest.kind.${kind}`)}
      back={{ to: href('/privacy-requests'), text: t('privacyRequests.back') }}
      width="text"
    >
      {confirmation && asked && (
        <ConfirmErasure key={confirmation.id} absence={asked} requestId={id} fields={confirmation.fields} />
      )}
      <Facts request={request} hasConsole={hasConsole} />
      {kind === 'erasure' && !answer && !isOwn && from && <AbsenceNotes absences={notes} />}
      {(kind === 'restriction' || kind === 'objection') && !answer && !isOwn && from && (
        <RestrictionLinks kind={kind} personId={from.id} students={students} />
      )}
      {!answer && (isOwn ? <p>{t('privacyAnswer.own')}</p> : <AnswerCard invalid={invalid} />)}
      {hasConsole && <RequestLink to={historyPath(id)}>{t('privacyRequests.history')}</RequestLink>}
    </PortalPage>
  );
}

function Facts({ request, hasConsole }: { request: HandledRequest; hasConsole: boolean }) {
  const t = useTranslate();
  const { person: from, kind, text, requestedAt, dueOn, answer } = request;
  return (
    <Card className="flex flex-col gap-4">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Detail label={t('privacyRequests.person')} isWide>
          <bdi translate="no">{from?.fullName ?? t('message.formerUser')}</bdi>
          {from && (
            <span className="flex flex-wrap gap-x-5">
              <RequestLink to={`${href('/inbox')}?compose&to=${from.id}`}>{t('privacyRequests.write')}</RequestLink>
              {hasConsole && (
                <RequestLink to={href('/admin-console/accounts/:accountId', { accountId: from.id })}>
                  {t('privacyRequests.openAccount')}
                </RequestLink>
              )}
              {hasConsole && kind === 'erasure' && !answer && (
                <RequestLink to={href('/admin-console/accounts/:accountId/erase', { accountId: from.id })}>
                  {t('privacyRequests.eraseAccount')}
                </RequestLink>
              )}
            </span>
          )}
        </Detail>
        <Detail label={t('privacyRequests.requested')}>
          <LocalTime at={requestedAt} format="long" />
        </Detail>
        <Detail label={t('privacyRequests.dueOn')}>
          <CalendarDay day={dueOn} />
        </Detail>
        <Detail label={t('privacyRequest.text')} isWide>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {text ?? t('privacyRequests.unreadable')}
          </p>
        </Detail>
        {answer && (
          <Detail label={t(`privacyAnswer.outcome.${answer.outcome}`)} isWide>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {answer.text ?? t('privacyRequests.unreadable')}
            </p>
            <p className="text-sm text-ink-soft">
              <LocalTime at={answer.at} format="long" />
            </p>
          </Detail>
        )}
      </dl>
    </Card>
  );
}

function AnswerCard({ invalid }: { invalid: FormAnswer<keyof Answer> | null }) {
  const t = useTranslate();
  const form = useForm(answerForm, invalid);
  return (
    <Card>
      <h2 className="text-xl">{t('privacyAnswer.title')}</h2>
      <p className="mt-1 text-ink-soft">{t('privacyAnswer.lead')}</p>
      <Form key={form.key} method="post" noValidate className="mt-4 flex flex-col gap-4">
        <ErrorSummary errors={form.errors} />
        <SelectField {...form.field('outcome')} className="max-w-md">
          <option value="">{t('privacyAnswer.outcome.choose')}</option>
          {requestOutcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {t(`privacyAnswer.outcome.${outcome}`)}
            </option>
          ))}
        </SelectField>
        <TextAreaField {...form.field('answer')} dir="auto" rows={6} />
        <SubmitButton form={form} />
      </Form>
    </Card>
  );
}
