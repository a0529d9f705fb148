import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { acknowledgeConcern } from '../../features/enquiries/acknowledge-concern.server.ts';
import { EntryRefused } from '../../features/enquiries/add-entry.server.ts';
import { ConcernClosed, closeConcern } from '../../features/enquiries/close-concern.server.ts';
import { findConcern } from '../../features/enquiries/enquiries.server.ts';
import { CloseConcernSchema } from '../../features/enquiries/entries.schema.ts';
import { listTimeline } from '../../features/enquiries/timeline.server.ts';
import { handleForm } from '../../forms/handle-form.server.ts';
import { invalidIn } from '../../forms/invalid-form.ts';
import { isOutdated, revalidateOutdated } from '../../forms/outdated-form.ts';
import { parseForm } from '../../forms/parse-form.server.ts';
import { submitOnce } from '../../forms/submit-once.ts';
import { safeguardingOfficersOnly } from '../../http/guards.server.ts';
import { redirectWithNotice } from '../../http/notices.server.ts';
import { requireId } from '../../http/require-id.server.ts';
import { getSession, readForSession, writeForSession } from '../../http/session.server.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { servicesContext } from '../../platform/request-context.server.ts';
import { addNoteFromForm } from '../admin/enquiry/add-note.server.ts';
import { EnquiryDetails } from '../admin/enquiry/enquiry-details.tsx';
import { NoteFields } from '../admin/enquiry/note-fields.tsx';
import { noteForm } from '../admin/enquiry/note-form.ts';
import { PassOn } from '../admin/enquiry/pass-on.tsx';
import { passOnFromForm } from '../admin/enquiry/pass-on-form.server.ts';
import { ReplyFields } from '../admin/enquiry/reply-fields.tsx';
import { replyForm } from '../admin/enquiry/reply-form.ts';
import { sendReplyFromForm } from '../admin/enquiry/send-reply.server.ts';
import { Timeline } from '../admin/enquiry/timeline.tsx';
import { transferForm } from '../admin/enquiry/transfer-form.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import { withNamespaces } from '../shell/with-namespaces.ts';
import type { Route } from './+types/concern.ts';
import { Acknowledge, acknowledgeIntent } from './acknowledge.tsx';
import { CloseCase } from './close-case.tsx';
import { concernPath } from './concern-path.ts';
import { closeConcernForm } from './report-forms.ts';

export const middleware: Route.MiddlewareFunction[] = [safeguardingOfficersOnly];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  withNamespaces('messages', 'safeguarding', 'enquiries', 'admissions'),
];

export const shouldRevalidate = revalidateOutdated;

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireId(params.concernId);
  const { keyring } = context.get(servicesContext);
  return readForSession(context, async (tx) => {
    const concern = await findConcern(tx, keyring, id);
    if (!concern) throw data(null, { status: 404 });
    const timeline = await listTimeline(tx, keyring, id);
    return { concern, timeline, noteId: randomUUID(), replyId: randomUUID() };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = requireId(params.concernId);
  const form = await request.formData();
  const at = { id, page: concernPath(id) };
  switch (form.get('intent')) {
    case acknowledgeIntent:
      await acknowledge(id, context);
      throw redirect(at.page, 303);
    case noteForm.intent:
      return addNoteFromForm(form, at, context);
    case replyForm.intent:
      return sendReplyFromForm(form, at, context);
    case transferForm.intent:
      return passOnFromForm(form, { ...at, list: '/safeguarding' }, context);
    default:
      return closeFromForm(form, id, context);
  }
}

/** The response to a reply may be lost. */
export const clientAction = (submission: Route.ClientActionArgs) =>
  submitOnce(replyForm, submission, (location) => location.startsWith(concernPath('')));

/** A second acknowledgement changes nothing. */
async function acknowledge(id: string, context: Route.ActionArgs['context']): Promise<void> {
  const { keyring } = context.get(servicesContext);
  const isKnown = await writeForSession(
    context,
    async (tx) => (await acknowledgeConcern(tx, id)) || (await findConcern(tx, keyring, id)) !== null,
  );
  if (!isKnown) throw data(null, { status: 404 });
}

function closeFromForm(form: FormData, id: string, context: Route.ActionArgs['context']) {
  const { keyring } = context.get(servicesContext);
  return handleForm(parseForm(form, CloseConcernSchema, closeConcernForm), async ({ note }) => {
    const { personId } = getSession(context);
    try {
      await writeForSession(context, (tx) => closeConcern(tx, keyring, { id, note }, personId));
    } catch (error) {
      if (error instanceof EntryRefused) throw data(null, { status: 404 });
      if (!(error instanceof ConcernClosed)) throw error;
      throw redirectWithNotice(context, '/safeguarding', { tone: 'info', text: 'safeguarding.concernClosedBefore' });
    }
    throw redirectWithNotice(context, '/safeguarding', { tone: 'success', text: 'safeguarding.concernClosed' });
  });
}

/** A safeguarding concern from the contact form. @see PD-75 */
export default function Concern({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { concern, timeline, noteId, replyId } = loaderData;
  return (
    <PortalPage
      title={t('safeguarding.concern')}
      heading={
        <>
          {t('safeguarding.concern')} <bdi translate="no">{concern.reference}</bdi>
        </>
      }
      back={{ to: '/safeguarding', text: t('safeguarding.back') }}
      width="text"
    >
      <Acknowledge acknowledged={concern.acknowledged} />
      <EnquiryDetails enquiry={concern} />
      <Timeline receivedAt={concern.receivedAt} entries={timeline}>
        {concern.email === '' ? (
          <p className="text-ink-soft">{t('pipeline.reply.noAddress')}</p>
        ) : (
          <ReplyFields
            page={concernPath(concern.id)}
            requestId={replyId}
            unsaved={actionData && 'outcome' in actionData ? actionData : undefined}
          />
        )}
        <NoteFields requestId={noteId} invalid={invalidIn(noteForm, actionData)} />
      </Timeline>
      {concern.state !== 'closed' && (
        <>
          <PassOn
            enquiry={concern}
            invalid={invalidIn(transferForm, actionData)}
            isOutdated={isOutdated(transferForm, actionData)}
          />
          <CloseCase
            title={t('safeguarding.closeConcern')}
            definition={closeConcernForm}
            invalid={invalidIn(closeConcernForm, actionData)}
          />
        </>
      )}
    </PortalPage>
  );
}
