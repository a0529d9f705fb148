import { data, isRouteErrorResponse } from 'react-router';
import type { DurableForm } from './define-durable-form.ts';
import { adoptRenewedId, submittedValues, unansweredForm } from './unanswered-form.ts';

interface Submission<Result> {
  request: Request;
  serverAction: () => Promise<Result>;
}

/**
 * A lost response keeps the page. Other forms of the route are submitted as usual.
 * @param isStored whether a redirect to this location means success
 * @see R9
 */
export async function submitOnce<Name extends string, More, Result>(
  form: DurableForm<Name, More>,
  { request, serverAction }: Submission<Result>,
  isStored: (location: string) => boolean,
) {
  const posted = await request.clone().formData();
  if (form.intent && posted.get('intent') !== form.intent) return serverAction();
  const values = submittedValues(form, posted);
  try {
    const unsaved = await serverAction();
    adoptRenewedId(form, values, unsaved);
    return unsaved;
  } catch (thrown) {
    // A redirect: after success, or to the login page if the session has ended.
    if (thrown instanceof Response) {
      if (isStored(thrown.headers.get('Location') ?? '')) form.drafts.resolveSent(values.requestId);
      throw thrown;
    }
    // An error status prevents the router from revalidating without a network.
    const status = isRouteErrorResponse(thrown) && thrown.status === 413 ? 413 : 503;
    return data(unansweredForm(form, values, status), { status });
  }
}
