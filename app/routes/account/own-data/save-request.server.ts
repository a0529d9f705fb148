import { data, type RouterContextProvider, redirect } from 'react-router';
import { makePrivacyRequest, RequestRefused } from '../../../features/privacy-requests/make-privacy-request.server.ts';
import { PrivacyRequestSchema } from '../../../features/privacy-requests/privacy-requests.schema.ts';
import type { RefusedForm } from '../../../forms/form-refusal.ts';
import { parseForm } from '../../../forms/parse-form.server.ts';
import { getSession } from '../../../http/session.server.ts';
import { toastHeader } from '../../../http/toasts.server.ts';
import { person, writeAs } from '../../../platform/database.server.ts';
import { servicesContext } from '../../../platform/request-context.server.ts';
import { type RequestField, requestForm } from './request-form.ts';

export interface OwnDataRefusals {
  password?: RefusedForm<'currentPassword'>;
  request?: RefusedForm<RequestField>;
}

export async function saveRequest(form: FormData, context: Readonly<RouterContextProvider>) {
  const { values, parsed } = parseForm(form, PrivacyRequestSchema, requestForm);
  if (!parsed.ok) return data<OwnDataRefusals>({ request: { values, errors: parsed.errors } }, { status: 400 });
  const { personId } = getSession(context);
  const { keyring } = context.get(servicesContext);
  try {
    await writeAs(person(personId), (tx) => makePrivacyRequest(tx, keyring, personId, parsed.value));
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
    return data<OwnDataRefusals>({ request: { values, errors: { kind: 'privacyRequest.tooMany' } } }, { status: 429 });
  }
  const headers = toastHeader(context, { tone: 'success', text: 'privacyRequest.sent' });
  throw redirect('/account/data', { status: 303, headers });
}
