import { data, type RouterContextProvider } from 'react-router';
import { changeEnquiry, EnquiryChangeRefused } from '#features/enquiries/change-enquiry.server.ts';
import { EnquiryChangeSchema } from '#features/enquiries/enquiries.schema.ts';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { isConfirmed } from '#forms/confirmation.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import type { FieldErrors } from '#forms/invalid-form.ts';
import { outdatedResponse } from '#forms/outdated-form.ts';
import { parseForm } from '#forms/parse-form.server.ts';
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
  return handleForm(posted, async (change, returnErrors) => {
    try {
      if (!isConfirmed(form)) {
        const question = await confirmationFor(enquiryId, () => change, context);
        const fields = { intent: stateForm.intent ?? '', ...change };
        if (question) return confirmationResponse(context, { ...question, fields }, posted);
      }
      await writeForSession(context, (tx) => changeEnquiry(tx, enquiryId, change));
    } catch (error) {
      if (!(error instanceof EnquiryChangeRefused)) throw error;
      if (error.reason === 'unknown enquiry') throw data(null, { status: 404 });
      if (error.reason !== 'changed meanwhile') return returnErrors(errorsFor[error.reason]);
      return outdatedResponse(posted);
    }
    throw redirectWithNotice(context, page, { tone: 'success', text: 'enquiries.change.success' });
  });
}

type FieldProblem = Exclude<EnquiryChangeRefused['reason'], 'unknown enquiry' | 'changed meanwhile'>;

const errorsFor: Record<FieldProblem, FieldErrors<StateField>> = {
  'no consultation': { state: 'validation.malformed' },
  'impossible day': { consultationOn: 'enquiries.consultationOn.impossible' },
  'day needed': { consultationOn: 'enquiries.consultationOn.missing' },
  'unknown owner': { ownerId: 'pipeline.owner.unknown' },
};
