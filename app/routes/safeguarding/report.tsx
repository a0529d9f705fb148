import { data, Form, href, Link, redirect } from 'react-router';
import { listFilesOfMessages } from '#features/files/files.server.ts';
import {
  acknowledgeMessageReport,
  closeMessageReport,
  type HandlingRefused,
  openMessageReport,
} from '#features/messages/handle-report.server.ts';
import { CloseReportSchema, OpenReportSchema } from '#features/messages/message-reports.schema.ts';
import { findMessageReport } from '#features/messages/message-reports.server.ts';
import type { MessageReport } from '#features/messages/message-reports.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { answerTo, type FormAnswer } from '#forms/form-answer.ts';
import { type FormRefusals, handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { safeguardingOfficersOnly } from '#http/guards.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Card } from '#ui/card.tsx';
import { Detail } from '#ui/detail.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/report.ts';
import { Acknowledge, acknowledgeIntent } from './acknowledge.tsx';
import { CloseCase } from './close-case.tsx';
import { closeForm, openForm } from './report-forms.ts';
import { ReportedMessageCard } from './reported-message.tsx';
import { ReportedThread } from './reported-thread.tsx';

export const middleware: Route.MiddlewareFunction[] = [safeguardingOfficersOnly];
export async function loader({ params, context }: Route.LoaderArgs) {
  const reportId = requireId(params.reportId);
  const loaded = await readForSession(context, async (tx) => {
    const report = await findMessageReport(tx, reportId);
    if (!report?.message) return report && { report, files: {} };
    const { message, thread } = report;
    const ids = [message, ...thread.earlier, ...thread.later].map(({ id }) => id);
    return { report, files: await listFilesOfMessages(tx, ids) };
  });
  if (!loaded) throw data(null, { status: 404 });
  return loaded;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const reportId = requireId(params.reportId);
  const form = await request.formData();
  if (form.get('intent') === acknowledgeIntent) {
    const isKnown = await writeForSession(
      context,
      async (tx) => (await acknowledgeMessageReport(tx, reportId)) || (await findMessageReport(tx, reportId)) !== null,
    );
    if (!isKnown) throw data(null, { status: 404 });
    throw redirect(href('/safeguarding/:reportId', { reportId }), 303);
  }
  const refusals: FormRefusals<never, HandlingRefused['reason']> = {
    'unknown report': gone,
    'closed before': () => {
      throw redirectWithNotice(context, href('/safeguarding'), { tone: 'info', text: 'safeguarding.closedBefore' });
    },
  };
  if (form.get('intent') === closeForm.intent)
    return handleForm(
      context,
      parseForm(form, CloseReportSchema, closeForm),
      async ({ note }) => {
        await writeForSession(context, (tx) => closeMessageReport(tx, reportId, note));
        throw redirectWithNotice(context, href('/safeguarding'), { tone: 'success', text: 'safeguarding.closed' });
      },
      refusals,
    );
  return handleForm(
    context,
    parseForm(form, OpenReportSchema, openForm),
    async ({ reason }) => {
      await writeForSession(context, (tx) => openMessageReport(tx, reportId, reason));
      throw redirect(href('/safeguarding/:reportId', { reportId }), 303);
    },
    refusals,
  );
}

/** @see PD-47 */
export default function Report({ loaderData: { report, files }, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <PortalPage
      title={t('safeguarding.report')}
      eyebrow={t('safeguarding.report')}
      heading={report.kind ? t(`messageReport.kind.${report.kind}`) : t('safeguarding.unreadable')}
      back={{ to: href('/safeguarding'), text: t('safeguarding.back') }}
      width="text"
    >
      <Acknowledge acknowledged={report.acknowledged} />
      <ReportFacts report={report} />
      {report.message ? (
        <>
          <ReportedMessageCard message={report.message} files={files[report.message.id] ?? []} />
          <ReportedThread thread={report.thread} files={files} />
        </>
      ) : (
        <OpenMessage invalid={answerTo(openForm, actionData)} />
      )}
      <Openings openings={report.openings} />
      {!report.closed && (
        <CloseCase title={t('safeguarding.close')} definition={closeForm} invalid={answerTo(closeForm, actionData)} />
      )}
    </PortalPage>
  );
}

function ReportFacts({ report: { text, reporterName, reporterId, reportedAt, closed } }: { report: MessageReport }) {
  const t = useTranslate();
  return (
    <Card>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Detail label={t('safeguarding.reporter')}>
          <bdi translate="no">{reporterName ?? t('message.formerUser')}</bdi>
          {reporterId && reporterName !== null && (
            <Link
              to={`${href('/inbox')}?compose&to=${reporterId}`}
              className="text-link flex min-h-11 w-fit items-center text-sm"
            >
              {t('safeguarding.writeToReporter', { name: reporterName })}
            </Link>
          )}
        </Detail>
        <Detail label={t('safeguarding.reportedOn')}>
          <LocalTime at={reportedAt} format="long" />
        </Detail>
        <Detail label={t('safeguarding.text')} isWide>
          <SealedText text={text === '' ? t('safeguarding.text.none') : text} />
        </Detail>
        {closed && (
          <>
            <Detail label={t('safeguarding.closedOn')} isWide>
              <LocalTime at={closed.at} format="long" /> ·{' '}
              <bdi translate="no">{closed.by ?? t('message.formerUser')}</bdi>
            </Detail>
            <Detail label={t('safeguarding.note')} isWide>
              <SealedText text={closed.note} />
            </Detail>
          </>
        )}
      </dl>
    </Card>
  );
}

function SealedText({ text }: { text: string | null }) {
  const t = useTranslate();
  if (text === null) return t('safeguarding.unreadable');
  return (
    <span dir="auto" className="block max-w-prose whitespace-pre-wrap wrap-anywhere">
      {text}
    </span>
  );
}

function OpenMessage({ invalid }: { invalid: FormAnswer<'reason'> | null }) {
  const t = useTranslate();
  const form = useForm(openForm, invalid);
  return (
    <Card>
      <h2 className="text-xl">{t('safeguarding.message')}</h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{t('safeguarding.message.sealed')}</p>
      <Form key={form.key} method="post" noValidate className="flex flex-col gap-4">
        <ErrorSummary errors={form.errors} />
        <TextAreaField {...form.field('reason')} dir="auto" rows={2} />
        <SubmitButton form={form} />
      </Form>
    </Card>
  );
}

function Openings({ openings }: Pick<MessageReport, 'openings'>) {
  const t = useTranslate();
  return (
    <Card>
      <h2 className="text-xl">{t('safeguarding.openings')}</h2>
      {openings.length === 0 ? (
        <p className="mt-1 text-ink-soft">{t('safeguarding.openings.none')}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {openings.map(({ id, at, by, reason }) => (
            <li key={id} className="py-2">
              <p className="text-sm text-ink-soft">
                <bdi translate="no">{by ?? t('message.formerUser')}</bdi> · <LocalTime at={at} format="short" />
              </p>
              <SealedText text={reason} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
