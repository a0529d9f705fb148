import { data, Form, Link, redirect } from 'react-router';
import { AnswerRefused, answerPrivacyRequest } from '../../features/privacy-requests/answer-privacy-request.server.ts';
import { type Answer, AnswerSchema } from '../../features/privacy-requests/privacy-requests.schema.ts';
import { findRequest } from '../../features/privacy-requests/privacy-requests.server.ts';
import { type HandledRequest, requestOutcomes } from '../../features/privacy-requests/privacy-requests.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import type { RefusedForm } from '../../forms/form-refusal.ts';
import { parseForm } from '../../forms/parse-form.server.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useForm } from '../../forms/use-form.ts';
import { getSession, readForSession } from '../../http/session.server.ts';
import { toastHeader } from '../../http/toasts.server.ts';
import { CalendarDay } from '../../i18n/calendar-day.tsx';
import { useTranslate } from '../../i18n/language-context.tsx';
import { LocalTime } from '../../i18n/local-time.tsx';
import { person, writeAs } from '../../platform/database.server.ts';
import { servicesContext } from '../../platform/request-context.server.ts';
import { isUuid } from '../../platform/uuid.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Detail } from '../../ui/detail.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { historyPath } from '../admin/audit-log/audit-log-path.ts';
import { PortalTitle } from '../shell/portal-title.tsx';
import { withNamespace } from '../shell/with-namespace.ts';
import type { Route } from './+types/request.ts';
import { answerForm } from './answer-form.ts';
import { handlersOnly } from './handlers-only.server.ts';

export const middleware: Route.MiddlewareFunction[] = [handlersOnly];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespace('privacy')];

export async function loader({ params: { requestId }, context }: Route.LoaderArgs) {
  const { keyring } = context.get(servicesContext);
  const { personId, role } = getSession(context);
  const request = isUuid(requestId) ? await readForSession(context, (tx) => findRequest(tx, keyring, requestId)) : null;
  if (!request) throw data(null, { status: 404 });
  return { request, isOwn: request.person?.id === personId, hasConsole: role === 'admin' };
}

export async function action({ request, params: { requestId }, context }: Route.ActionArgs) {
  if (!isUuid(requestId)) throw data(null, { status: 404 });
  const { values, parsed } = parseForm(await request.formData(), AnswerSchema, answerForm);
  if (!parsed.ok) return data({ values, errors: parsed.errors }, { status: 400 });
  const { keyring } = context.get(servicesContext);
  const { personId } = getSession(context);
  try {
    await writeAs(person(personId), (tx) =>
      answerPrivacyRequest(tx, keyring, { id: requestId, ...parsed.value }, personId),
    );
  } catch (error) {
    if (!(error instanceof AnswerRefused)) throw error;
    const headers = toastHeader(context, { tone: 'info', text: 'privacyAnswer.before' });
    throw redirect('/privacy-requests', { status: 303, headers });
  }
  const headers = toastHeader(context, { tone: 'success', text: 'privacyAnswer.sent' });
  throw redirect('/privacy-requests', { status: 303, headers });
}

/** @see PD-58 */
export default function PrivacyRequest({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { request, isOwn, hasConsole } = loaderData;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5 px-4 pt-6 pb-10 sm:px-6">
      <PortalTitle>{t('privacyRequests.one')}</PortalTitle>
      <div>
        <BackLink to="/privacy-requests">{t('privacyRequests.back')}</BackLink>
        <h1 className="text-3xl">{t(`privacyRequest.kind.${request.kind}`)}</h1>
      </div>
      <Facts request={request} hasConsole={hasConsole} />
      {!request.answer && (isOwn ? <p>{t('privacyAnswer.own')}</p> : <AnswerCard refused={actionData ?? null} />)}
      {hasConsole && <FactLink to={historyPath(request.id)}>{t('privacyRequests.history')}</FactLink>}
    </div>
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
              <FactLink to={`/inbox?compose&to=${from.id}`}>{t('privacyRequests.write')}</FactLink>
              {hasConsole && (
                <FactLink to={`/admin-console/accounts/${from.id}`}>{t('privacyRequests.openAccount')}</FactLink>
              )}
              {hasConsole && kind === 'erasure' && !answer && (
                <FactLink to={`/admin-console/accounts/${from.id}/erase`}>{t('privacyRequests.eraseAccount')}</FactLink>
              )}
            </span>
          )}
        </Detail>
        <Detail label={t('privacyRequests.requested')}>
          <LocalTime at={requestedAt} look="long" />
        </Detail>
        <Detail label={t('privacyRequests.dueOn')}>
          <CalendarDay day={dueOn} />
        </Detail>
        <Detail label={t('privacyRequest.text')} isWide>
          <p dir="auto" translate="no" className="whitespace-pre-line wrap-anywhere">
            {text ?? t('privacyRequests.unreadable')}
          </p>
        </Detail>
        {answer && (
          <Detail label={t(`privacyAnswer.outcome.${answer.outcome}`)} isWide>
            <p dir="auto" translate="no" className="whitespace-pre-line wrap-anywhere">
              {answer.text ?? t('privacyRequests.unreadable')}
            </p>
            <p className="text-sm text-ink-soft">
              <LocalTime at={answer.at} look="long" />
            </p>
          </Detail>
        )}
      </dl>
    </Card>
  );
}

function FactLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center text-sm">
      {children}
    </Link>
  );
}

function AnswerCard({ refused }: { refused: RefusedForm<keyof Answer> | null }) {
  const t = useTranslate();
  const form = useForm(answerForm, refused);
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
