import type { RouterContextProvider } from 'react-router';
import { findEnquiry } from '#features/enquiries/enquiries.server.ts';
import { OfferSchema } from '#features/meetings/meetings.schema.ts';
import { offerToEnquiry } from '#features/meetings/offer-meetings.server.ts';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { isConfirmed } from '#forms/confirmation.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseIdempotentForm } from '#forms/parse-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { makeToken } from '#platform/tokens.server.ts';
import { offerForm } from '../../meetings/offer/offer-form.ts';
import { offerOf, offerRefusals, previewOf } from '../../meetings/offer/offered-times.server.ts';
import { enquiryPath } from './enquiry-path.ts';

/** Offers times to the person who enquired, in the language of the enquiry. @see PD-69 @see R9 */
export async function offerFromForm(form: FormData, enquiryId: string, context: Readonly<RouterContextProvider>) {
  const posted = parseIdempotentForm(form, OfferSchema, offerForm);
  return handleForm(
    context,
    posted,
    async (values) => {
      const offer = offerOf(values);
      const enquiry = await readForSession(context, (tx) => findEnquiry(tx, enquiryId));
      if (!enquiry?.email) return gone();
      if (!isConfirmed(form))
        return confirmationResponse(context, { ...previewOf(offer), families: null, fields: posted.values }, posted);
      const { name, email, language } = enquiry;
      const contact = { name: name ?? '', email, language, token: makeToken() };
      const { requestId } = values;
      await writeForSession(context, (tx) => offerToEnquiry(tx, { ...offer, enquiryId, contact, requestId }));
      throw redirectWithNotice(context, enquiryPath(enquiryId), {
        tone: 'success',
        text: 'meetingOffer.toEnquiry.offered',
      });
    },
    offerRefusals,
  );
}
