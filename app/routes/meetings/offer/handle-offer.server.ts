import { data, href } from 'react-router';
import { findReach } from '#features/announcements/audiences.server.ts';
import { OfferSchema } from '#features/meetings/meetings.schema.ts';
import { OfferRefused, offerMeetings } from '#features/meetings/offer-meetings.server.ts';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { isConfirmed } from '#forms/confirmation.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseIdempotentForm } from '#forms/parse-form.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { familiesIn } from './families-query.ts';
import { offerForm } from './offer-form.ts';
import { offerOf, offerRefusals, previewOf } from './offered-times.server.ts';

/** Offers the times after a step that shows how many families get how many. @see PD-69 @see R9 */
export async function handleOffer({ request, url, context }: RequestArgs) {
  const families = familiesIn(url.searchParams);
  if (!families) throw data(null, { status: 400 });
  const form = await request.formData();
  const posted = parseIdempotentForm(form, OfferSchema, offerForm);
  return handleForm(
    context,
    posted,
    async (values) => {
      const offer = offerOf(values);
      if (!isConfirmed(form)) {
        const reach = await readForSession(context, (tx) => findReach(tx, families));
        if (reach === null) throw new OfferRefused('not permitted');
        if (reach.guardians === 0) throw new OfferRefused('nobody');
        const question = { ...previewOf(offer), families: reach.students, fields: posted.values };
        return confirmationResponse(context, question, posted);
      }
      const { requestId } = values;
      await writeForSession(context, (tx) => offerMeetings(tx, { ...offer, ...families, requestId }));
      throw redirectWithNotice(context, href('/meetings'), { tone: 'success', text: 'meetingOffer.offered' });
    },
    offerRefusals,
  );
}
