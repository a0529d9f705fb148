import type { RouterContextProvider } from 'react-router';
import { href } from 'react-router';
import { makePrivacyRequest, type RequestRefused } from '#features/privacy-requests/make-privacy-request.server.ts';
import { PrivacyRequestSchema } from '#features/privacy-requests/privacy-requests.schema.ts';
import { type FormRefusals, handleForm } from '#forms/handle-form.server.ts';
import { parseIdempotentForm } from '#forms/parse-form.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { writeForSession } from '#http/session.server.ts';
import { type RequestField, requestForm } from './request-form.ts';

export async function saveRequest(form: FormData, context: Readonly<RouterContextProvider>) {
  const posted = parseIdempotentForm(form, PrivacyRequestSchema, requestForm);
  return handleForm(
    context,
    posted,
    async (request) => {
      await writeForSession(context, (tx) => makePrivacyRequest(tx, request));
      throw redirectWithNotice(context, href('/account/data'), { tone: 'success', text: 'privacyRequest.sent' });
    },
    refusals,
  );
}

const refusals: FormRefusals<RequestField, RequestRefused['reason']> = {
  'too many': () => ({ errors: { kind: 'privacyRequest.tooMany' }, status: 429 }),
};
