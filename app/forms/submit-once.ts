import { data, isRouteErrorResponse } from 'react-router';
import type { DurableForm } from './define-durable-form.ts';
import { invalidForm, type SubmittedValues, type UnsavedForm, unconfirmedForm } from './invalid-form.ts';

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
    if (isOtherContent(unsaved)) form.drafts.renew(values.requestId, unsaved.values.requestId);
    return unsaved;
  } catch (thrown) {
    // A redirect: after success, or to the login page if the session has ended.
    if (thrown instanceof Response) {
      if (isStored(thrown.headers.get('Location') ?? '')) form.drafts.resolveSent(values.requestId);
      throw thrown;
    }
    // An error status prevents the router from revalidating without a network.
    if (!isRouteErrorResponse(thrown) || thrown.status !== 413)
      return data(unconfirmedForm(form, values), { status: 503 });
    const { name, tooLong } = form.longText;
    return data(invalidForm(form, values, { [name]: tooLong } as UnsavedForm<Name>['errors']), { status: 413 });
  }
}

type OtherContent = { outcome: 'other content'; values: { requestId: string } };

const isOtherContent = (response: unknown): response is OtherContent =>
  (response as Partial<OtherContent> | undefined)?.outcome === 'other content';

function submittedValues<Name extends string>(
  { names }: { names: readonly Name[] },
  form: FormData,
): SubmittedValues<Name> {
  const values = ['requestId', ...names].map((name) => [name, String(form.get(name) ?? '')]);
  return Object.fromEntries(values);
}
