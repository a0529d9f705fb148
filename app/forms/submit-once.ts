import { data, isRouteErrorResponse } from 'react-router';
import type { DurableForm } from './define-durable-form.ts';
import { invalidForm, type SubmittedValues, type UnsavedForm, unconfirmedForm } from './invalid-form.ts';

interface Submission<Name extends string> {
  request: Request;
  serverAction: () => Promise<UnsavedForm<Name>>;
}

/** A lost response keeps the page. @param isStored whether a redirect to this location means success @see R9 */
export async function submitOnce<Name extends string, More>(
  form: DurableForm<Name, More>,
  { request, serverAction }: Submission<Name>,
  isStored: (location: string) => boolean,
) {
  const values = await submittedValues(form, request);
  try {
    const unsaved = await serverAction();
    if (unsaved.outcome === 'other content') form.drafts.renew(values.requestId, unsaved.values.requestId);
    return unsaved;
  } catch (thrown) {
    // A redirect: after success, or to the login page if the session has ended.
    if (thrown instanceof Response) {
      if (isStored(thrown.headers.get('Location') ?? '')) form.drafts.settleSent(values.requestId);
      throw thrown;
    }
    // An error status prevents the router from revalidating without a network.
    if (!isRouteErrorResponse(thrown) || thrown.status !== 413)
      return data(unconfirmedForm(form, values), { status: 503 });
    const { name, tooLong } = form.longText;
    return data(invalidForm(form, values, { [name]: tooLong } as UnsavedForm<Name>['errors']), { status: 413 });
  }
}

async function submittedValues<Name extends string>(
  { names }: { names: readonly Name[] },
  request: Request,
): Promise<SubmittedValues<Name>> {
  const form = await request.clone().formData();
  const values = ['requestId', ...names].map((name) => [name, String(form.get(name) ?? '')]);
  return Object.fromEntries(values);
}
