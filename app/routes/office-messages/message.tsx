import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { figures } from '../../../content/legal/figures.ts';
import { findEnquiry } from '../../features/enquiries/enquiries.server.ts';
import { listTimeline } from '../../features/enquiries/timeline.server.ts';
import { invalidIn } from '../../forms/invalid-form.ts';
import { isOutdated, revalidateOutdated } from '../../forms/outdated-form.ts';
import { submitOnce } from '../../forms/submit-once.ts';
import { officeMessagesOnly } from '../../http/guards.server.ts';
import { requireId } from '../../http/require-id.server.ts';
import { readForSession } from '../../http/session.server.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { servicesContext } from '../../platform/request-context.server.ts';
import { addNoteFromForm } from '../admin/enquiry/add-note.server.ts';
import { changeFromForm } from '../admin/enquiry/change-enquiry.server.ts';
import { ChangeState } from '../admin/enquiry/change-state.tsx';
import { EnquiryDetails } from '../admin/enquiry/enquiry-details.tsx';
import { NoteFields } from '../admin/enquiry/note-fields.tsx';
import { noteForm } from '../admin/enquiry/note-form.ts';
import { PassOn } from '../admin/enquiry/pass-on.tsx';
import { passOnFromForm } from '../admin/enquiry/pass-on-form.server.ts';
import { ReplyFields } from '../admin/enquiry/reply-fields.tsx';
import { replyForm } from '../admin/enquiry/reply-form.ts';
import { sendReplyFromForm } from '../admin/enquiry/send-reply.server.ts';
import { stateForm } from '../admin/enquiry/state-form.ts';
import { Timeline } from '../admin/enquiry/timeline.tsx';
import { transferForm } from '../admin/enquiry/transfer-form.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import { withNamespaces } from '../shell/with-namespaces.ts';
import type { Route } from './+types/message.ts';
import { officeMessagePath } from './office-message-path.ts';

export const middleware: Route.MiddlewareFunction[] = [officeMessagesOnly];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  withNamespaces('console', 'enquiries', 'admissions', 'messages'),
];

export const shouldRevalidate = revalidateOutdated;

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireId(params.messageId);
  const { keyring } = context.get(servicesContext);
  return readForSession(context, async (tx) => {
    const message = await findEnquiry(tx, keyring, id);
    if (!message) throw data(null, { status: 404 });
    const timeline = await listTimeline(tx, keyring, id);
    return {
      message,
      timeline,
      retentionDays: figures.enquiryRetentionDays,
      noteId: randomUUID(),
      replyId: randomUUID(),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = requireId(params.messageId);
  const form = await request.formData();
  const at = { id, page: officeMessagePath(id) };
  switch (form.get('intent')) {
    case noteForm.intent:
      return addNoteFromForm(form, at, context);
    case replyForm.intent:
      return sendReplyFromForm(form, at, context);
    case transferForm.intent:
      return passOnFromForm(form, { ...at, list: '/office-messages' }, context);
    default:
      return changeFromForm(form, at, context);
  }
}

/** The response to a reply may be lost. */
export const clientAction = (submission: Route.ClientActionArgs) =>
  submitOnce(replyForm, submission, (location) => location.startsWith(officeMessagePath('')));

/** A message of the contact form to an office of the signed-in person. @see PD-75 */
export default function OfficeMessage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { message, timeline, retentionDays, noteId, replyId } = loaderData;
  return (
    <PortalPage
      title={message.reference}
      heading={<bdi translate="no">{message.reference}</bdi>}
      back={{ to: '/office-messages', text: t('officeMessages.back') }}
      width="text"
    >
      <EnquiryDetails enquiry={message} />
      <Timeline receivedAt={message.receivedAt} entries={timeline}>
        <ReplyFields
          page={officeMessagePath(message.id)}
          requestId={replyId}
          unsaved={actionData && 'outcome' in actionData ? actionData : undefined}
        />
        <NoteFields requestId={noteId} invalid={invalidIn(noteForm, actionData)} />
      </Timeline>
      <ChangeState
        enquiry={message}
        owners={null}
        wanted={null}
        retentionDays={retentionDays}
        invalid={invalidIn(stateForm, actionData)}
        isOutdated={isOutdated(stateForm, actionData)}
      />
      <PassOn
        enquiry={message}
        invalid={invalidIn(transferForm, actionData)}
        isOutdated={isOutdated(transferForm, actionData)}
      />
    </PortalPage>
  );
}
