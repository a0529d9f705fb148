import type { RouterContextProvider } from 'react-router';
import { changeEnquiry, type EnquiryChangeRefused } from '#features/enquiries/change-enquiry.server.ts';
import { EnquiryChangeSchema } from '#features/enquiries/enquiries.schema.ts';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { isConfirmed } from '#forms/confirmation.ts';
import { type FormRefusals, handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { writeForSession } from '#http/session.server.ts';
import { confirmationFor } from './state-confirmation.server.ts';
import { type StateField, stateForm } from './state-form.ts';

type Context = Readonly<RouterContextProvider>;

/** Changes status, consultation and owner. Requires a confirmation if the change deletes something. @param page shows the enquiry */
export async function changeFromForm(
  form: FormData,
  { id: enquiryId, page }: { id: string; page: string },
  context: Context,
) {
  const posted = parseForm<typeof EnquiryChangeSchema, StateField>(form, EnquiryChangeSchema, stateForm);
  return handleForm(
    context,
    posted,
    async (change) => {
      if (!isConfirmed(form)) {
        const question = await confirmationFor(enquiryId, () => change, context);
        const fields = { intent: stateForm.intent ?? '', ...change };
        if (question) return confirmationResponse(context, { ...question, fields }, posted);
      }
      await writeForSession(context, (tx) => changeEnquiry(tx, enquiryId, change));
      throw redirectWithNotice(context, page, { tone: 'success', text: 'enquiries.change.success' });
    },
    refusals,
  );
}

const refusals: FormRefusals<StateField, EnquiryChangeRefused['reason']> = {
  'unknown enquiry': gone,
  'no consultation': () => ({ errors: { state: 'validation.malformed' } }),
  'impossible day': () => ({ errors: { consultationOn: 'enquiries.consultationOn.impossible' } }),
  'day needed': () => ({ errors: { consultationOn: 'enquiries.consultationOn.missing' } }),
  'unknown owner': () => ({ errors: { ownerId: 'pipeline.owner.unknown' } }),
};
