import { href } from 'react-router';
import { figures } from '#content/legal/figures.ts';
import { findEnquiry } from '#features/enquiries/enquiries.server.ts';
import { confirmationIn } from '#forms/confirmation.ts';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { officeMessagesOnly } from '#http/guards.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { changeFromForm } from '../admin/enquiry/change-enquiry.server.ts';
import { ChangeState } from '../admin/enquiry/change-state.tsx';
import { ConfirmStateChange } from '../admin/enquiry/confirm-state-change.tsx';
import { EnquiryDetails, EnquiryMessage } from '../admin/enquiry/enquiry-details.tsx';
import { handleEnquiryForm, loadEnquiry } from '../admin/enquiry/enquiry-forms.server.ts';
import { EnquiryTimeline } from '../admin/enquiry/enquiry-timeline.tsx';
import { PassOn } from '../admin/enquiry/pass-on.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/message.ts';
import { officeMessagePath } from './office-message-path.ts';

export const middleware: Route.MiddlewareFunction[] = [officeMessagesOnly];
export const shouldRevalidate = revalidateOutdated;

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireId(params.messageId);
  const loaded = await readForSession(context, (tx) => loadEnquiry(tx, id, findEnquiry));
  return { ...loaded, retentionDays: figures.enquiryRetentionDays };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = requireId(params.messageId);
  const form = await request.formData();
  const place = { id, page: officeMessagePath(id), list: href('/office-messages') };
  return handleEnquiryForm(form, place, context, () => changeFromForm(form, place, context));
}

/** A message of the contact form to an office of the signed-in person. @see PD-75 */
export default function OfficeMessage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { enquiry: message, retentionDays } = loaderData;
  const page = officeMessagePath(message.id);
  const confirmation = confirmationIn(actionData);
  return (
    <PortalPage
      title={message.reference}
      eyebrow={t(`enquiry.topic.${message.topic}`)}
      heading={<bdi translate="no">{message.reference}</bdi>}
      back={{ to: href('/office-messages'), text: t('officeMessages.back') }}
      width="text"
    >
      {confirmation && <ConfirmStateChange key={confirmation.id} confirmation={confirmation} cancelTo={page} />}
      <EnquiryMessage enquiry={message} />
      <EnquiryDetails enquiry={message} />
      <EnquiryTimeline showsState level={2} loaded={loaderData} page={page} response={actionData} />
      <ChangeState
        level={2}
        enquiry={message}
        owners={null}
        wanted={null}
        retentionDays={retentionDays}
        response={actionData}
      />
      <PassOn enquiry={message} response={actionData} />
    </PortalPage>
  );
}
