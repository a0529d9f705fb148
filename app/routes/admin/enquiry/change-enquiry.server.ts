import { data, type RouterContextProvider, redirect } from 'react-router';
import { changeEnquiry, EnquiryChangeRefused } from '../../../features/enquiries/change-enquiry.server.ts';
import { EnquiryChangeSchema } from '../../../features/enquiries/enquiries.schema.ts';
import { parseForm } from '../../../forms/parse-form.server.ts';
import { getSession } from '../../../http/session.server.ts';
import { toastHeader } from '../../../http/toasts.server.ts';
import { person, writeAs } from '../../../platform/database.server.ts';
import type { RefusedChange } from './change-state.tsx';
import { enquiryPath } from './enquiry-path.ts';
import { confirmationFor } from './state-confirmation.server.ts';
import { type StateField, stateForm } from './state-form.ts';

type Context = Readonly<RouterContextProvider>;

/** Changes status, consultation and owner, after a confirmation where something is deleted. */
export async function changeFromForm(form: FormData, enquiryId: string, context: Context) {
  const { values, parsed } = parseForm(form, EnquiryChangeSchema, stateForm);
  if (!parsed.ok) return refuse({ values, errors: parsed.errors });
  const { personId } = getSession(context);
  try {
    if (form.get('confirmed') !== 'yes') {
      const confirmation = await confirmationFor(enquiryId, () => parsed.value, context);
      if (confirmation) return data({ confirmation, confirmed: parsed.value }, { status: 428 });
    }
    await writeAs(person(personId), (tx) => changeEnquiry(tx, enquiryId, parsed.value, personId));
  } catch (error) {
    if (!(error instanceof EnquiryChangeRefused)) throw error;
    if (error.reason === 'unknown enquiry') throw data(null, { status: 404 });
    return refuse({ values, errors: errorsFor[error.reason] }, error.reason === 'changed meanwhile');
  }
  throw redirect(enquiryPath(enquiryId), {
    status: 303,
    headers: toastHeader(context, { tone: 'success', text: 'enquiries.change.success' }),
  });
}

type Errors = RefusedChange['errors'];

const errorsFor: Record<Exclude<EnquiryChangeRefused['reason'], 'unknown enquiry'>, Errors> = {
  'no consultation': { state: 'validation.malformed' },
  'impossible day': { consultationOn: 'enquiries.consultationOn.impossible' },
  'day needed': { consultationOn: 'enquiries.consultationOn.missing' },
  'unknown owner': { ownerId: 'pipeline.owner.unknown' },
  'changed meanwhile': {},
};

function refuse(refused: { values: Record<StateField, string>; errors: Errors }, isOutdated = false) {
  return data({ refusedChange: { ...refused, isOutdated } }, { status: isOutdated ? 409 : 400 });
}
