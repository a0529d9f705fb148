import { data, Form, href, Link, redirect } from 'react-router';
import { NewMessageReportSchema } from '#features/messages/message-reports.schema.ts';
import { findMessageReportTarget } from '#features/messages/message-reports.server.ts';
import { type MessageReportTarget, reportKinds } from '#features/messages/message-reports.ts';
import { officeRecipient } from '#features/messages/messages.ts';
import { reportMessage } from '#features/messages/report-message.server.ts';
import { findMessage } from '#features/messages/threads.server.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { answerTo, type FormAnswer } from '#forms/form-answer.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { parseUuid } from '#platform/uuid.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { personName } from '#ui/describe-person.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/report-message.ts';
import { reportForm } from './report-form.ts';

/** Messages that the reader did not receive are unknown. @see R2 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseUuid(params.messageId);
  const [message, target] = await readForSession(context, async (tx) =>
    id === null ? [null, null] : [await findMessage(tx, id), await findMessageReportTarget(tx, id)],
  );
  if (!message || !target) throw data(null, { status: 404 });
  const { subject, other, createdAt } = message;
  return { message: { id: message.id, subject, other, createdAt }, target };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = parseUuid(params.messageId);
  if (id === null) throw data(null, { status: 404 });
  const posted = parseForm(await request.formData(), NewMessageReportSchema, reportForm);
  return handleForm(
    context,
    posted,
    async (report) => {
      await writeForSession(context, (tx) => reportMessage(tx, id, report));
      throw redirectWithNotice(context, href('/inbox/:messageId', { messageId: id }), {
        tone: 'success',
        text: 'messageReport.sent',
      });
    },
    {
      'unknown message': gone,
      'reported before': () => {
        throw redirect(href('/inbox/:messageId/report', { messageId: id }), 303);
      },
    },
  );
}

/** The page is titled without the subject: titles stay in a browser's history. @see PD-47 */
export default function ReportMessage({ loaderData: { message, target }, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { subject, other, createdAt } = message;
  return (
    <PortalPage title={t('messageReport.title')} lead={t('messageReport.lead')} width="form">
      <p className="rounded-md border border-line border-s-4 border-s-brass-bright bg-paper px-4 py-3">
        <bdi translate="no" className="block font-[620] wrap-anywhere">
          {subject ?? t('inbox.unreadable')}
        </bdi>
        <span className="text-sm text-ink-soft">
          {t('message.from')} <bdi translate="no">{other ? personName(other, t) : t('message.formerUser')}</bdi>
          <br />
          <LocalTime at={new Date(createdAt)} format="long" />
        </span>
      </p>
      <p className="rounded-md bg-clay-tint px-4 py-3 text-clay-deep">{t('messageReport.danger')}</p>
      {target.wasReported ? (
        <Reported messageId={message.id} target={target} />
      ) : (
        <Card>
          <ReportForm messageId={message.id} target={target} invalid={answerTo(reportForm, actionData)} />
        </Card>
      )}
    </PortalPage>
  );
}

function Reported({ messageId, target: { office } }: { messageId: string; target: MessageReportTarget }) {
  const t = useTranslate();
  const addressee = office === 'director' ? 'director' : 'safeguarding';
  return (
    <Card>
      <p role="status">{t('messageReport.already')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Link to={href('/inbox/:messageId', { messageId })} className={buttonClass()}>
          {t('message.back')}
        </Link>
        <Link
          to={`${href('/inbox')}?compose&to=${officeRecipient(addressee)}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t(`messageReport.add.${addressee}`)}
        </Link>
      </div>
    </Card>
  );
}

type ReportFormProps = { messageId: string; target: MessageReportTarget; invalid: FormAnswer<'kind' | 'text'> | null };

function ReportForm({ messageId, target: { office }, invalid }: ReportFormProps) {
  const t = useTranslate();
  const form = useForm(reportForm, invalid);
  return (
    <Form key={form.key} method="post" noValidate className="flex flex-col gap-5">
      <ErrorSummary errors={form.errors} />
      <SelectField {...form.field('kind')}>
        <option value="">{t('messageReport.kind.choose')}</option>
        {reportKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`messageReport.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField {...form.field('text')} dir="auto" />
      <section aria-labelledby="report-next">
        <h2 id="report-next" className="text-lg font-[620]">
          {t('messageReport.next')}
        </h2>
        <ul className="mt-2 list-disc space-y-1 ps-5 text-ink-soft">
          <li>{t(`messageReport.next.${office === 'director' ? 'director' : 'safeguarding'}`)}</li>
          <li>{t('messageReport.next.sender')}</li>
          <li>{t('messageReport.next.administrators')}</li>
          <li>{t('messageReport.next.kept')}</li>
        </ul>
      </section>
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} />
        <Link to={href('/inbox/:messageId', { messageId })} className={buttonClass({ variant: 'secondary' })}>
          {t('messageReport.cancel')}
        </Link>
      </div>
    </Form>
  );
}
