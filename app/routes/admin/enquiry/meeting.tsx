import { randomUUID } from 'node:crypto';
import { href } from 'react-router';
import { findEnquiry } from '#features/enquiries/enquiries.server.ts';
import { confirmationIn } from '#forms/confirmation.ts';
import { answerTo } from '#forms/form-answer.ts';
import { gone } from '#forms/refusals.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession } from '#http/session.server.ts';
import { zoneOfReader } from '#http/zone-of-reader.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { timeZones } from '#i18n/time-zones.ts';
import { ConfirmOffer } from '../../meetings/offer/confirm-offer.tsx';
import { OfferFields } from '../../meetings/offer/offer-fields.tsx';
import { offerForm } from '../../meetings/offer/offer-form.ts';
import { PortalPage } from '../../shell/portal-page.tsx';
import type { Route } from './+types/meeting.ts';
import { enquiryPath } from './enquiry-path.ts';
import { offerFromForm } from './offer-meeting.server.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = requireId(params.enquiryId);
  const enquiry = await readForSession(context, (tx) => findEnquiry(tx, id));
  if (!enquiry) return gone();
  const { reference, email } = enquiry;
  return {
    id,
    reference,
    hasAddress: Boolean(email),
    zone: zoneOfReader(request, context),
    timeZones,
    requestId: randomUUID(),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return offerFromForm(await request.formData(), requireId(params.enquiryId), context);
}

/** @see PD-69 */
export default function OfferToEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { id, reference, hasAddress, zone, timeZones, requestId } = loaderData;
  const action = href('/admin-console/enquiries/:enquiryId/meeting', { enquiryId: id });
  const confirmation = confirmationIn(actionData);
  return (
    <PortalPage
      title={t('meetingOffer.toEnquiry')}
      eyebrow={reference}
      lead={t(hasAddress ? 'meetingOffer.toEnquiry.lead' : 'meetingOffer.toEnquiry.noAddress')}
      back={{ to: enquiryPath(id), text: t('enquiries.back') }}
      width="text"
    >
      {confirmation && <ConfirmOffer key={confirmation.id} question={confirmation} cancelTo={action} />}
      {hasAddress && (
        <OfferFields {...{ action, requestId, zone, timeZones }} answer={answerTo(offerForm, actionData)} />
      )}
    </PortalPage>
  );
}
