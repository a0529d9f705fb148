import type { RouterContextProvider } from 'react-router';
import { makePrivacyRequest, RequestRefused } from '#features/privacy-requests/make-privacy-request.server.ts';
import { PrivacyRequestSchema } from '#features/privacy-requests/privacy-requests.schema.ts';
import { handleSentForm } from '#forms/handle-form.server.ts';
import { parseIdempotentForm } from '#forms/parse-form.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { writeForSession } from '#http/session.server.ts';
import { requestForm } from './request-form.ts';

export async function saveRequest(form: FormData, context: Readonly<RouterContextProvider>) {
  const posted = parseIdempotentForm(form, PrivacyRequestSchema, requestForm);
  return handleSentForm(posted, { text: 'privacyRequest.otherContent' }, async (request, returnErrors) => {
    try {
      await writeForSession(context, (tx) => makePrivacyRequest(tx, request));
    } catch (error) {
      if (!(error instanceof RequestRefused) || error.reason !== 'too many') throw error;
      return returnErrors({ kind: 'privacyRequest.tooMany' }, { status: 429 });
    }
    throw redirectWithNotice(context, '/account/data', { tone: 'success', text: 'privacyRequest.sent' });
  });
}
