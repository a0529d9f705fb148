import { Form, href } from 'react-router';
import { figures } from '#content/legal/figures.ts';
import { type PrivacyRequest, requestKinds } from '#features/privacy-requests/privacy-requests.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { CalendarDay } from '#i18n/calendar-day.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { type RequestField, requestForm } from './request-form.ts';

interface PrivacyRequestsProps {
  requests: readonly PrivacyRequest[];
  requestId: string;
  invalid: FormAnswer<RequestField> | null;
}

/** A person's requests about their data and those of their children, and a form for another. @see PD-58 */
export function PrivacyRequests({ requests, requestId, invalid }: PrivacyRequestsProps) {
  const t = useTranslate();
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{t('privacyRequest.title')}</h2>
      <p>{t('privacyRequest.lead', { days: figures.deletionRequestDays })}</p>
      {requests.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {requests.map((request) => (
            <OwnRequest key={request.id} request={request} />
          ))}
        </ul>
      )}
      <details open={invalid !== null || requests.length === 0}>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          {t('privacyRequest.open')}
        </summary>
        <RequestForm requestId={requestId} invalid={invalid} />
      </details>
    </Card>
  );
}

function OwnRequest({ request: { kind, text, requestedAt, dueOn, answer } }: { request: PrivacyRequest }) {
  const t = useTranslate();
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-3 font-[620]">
        {t(`privacyRequest.kind.${kind}`)}
        <Badge tone={answer ? 'moss' : 'brass'}>
          {t(answer ? `privacyAnswer.outcome.${answer.outcome}` : 'privacyRequest.state.open')}
        </Badge>
      </p>
      <p className="text-sm text-ink-soft">
        {t('privacyRequests.requested')} <LocalTime at={requestedAt} format="short" />
        {!answer && (
          <>
            {' · '}
            {t('privacyRequests.dueOn')} <CalendarDay day={dueOn} />
          </>
        )}
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text ?? t('privacyRequests.unreadable')}
      </p>
      {answer && (
        <div className="rounded-md border border-line border-s-4 border-s-moss px-4 py-3">
          <p className="text-sm text-ink-soft">
            {t('privacyRequest.answer')} · <LocalTime at={answer.at} format="short" />
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {answer.text ?? t('privacyRequests.unreadable')}
          </p>
        </div>
      )}
    </li>
  );
}

function RequestForm({ requestId, invalid }: Pick<PrivacyRequestsProps, 'requestId' | 'invalid'>) {
  const t = useTranslate();
  const form = useForm(requestForm, invalid, {}, { requestId });
  return (
    <Form key={form.key} method="post" action={href('/account/data')} noValidate className="mt-2 flex flex-col gap-4">
      <ErrorSummary errors={form.errors} />
      <SelectField {...form.field('kind')}>
        <option value="">{t('privacyRequest.kind.choose')}</option>
        {requestKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`privacyRequest.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField {...form.field('text')} dir="auto" rows={4} />
      <SubmitButton form={form} />
    </Form>
  );
}
