import { data, isRouteErrorResponse } from 'react-router';
import type { DraftStore, KeptDraft } from './draft-store.ts';

interface Refusal {
  values: { requestId: string };
  problem: string;
}

interface Sending<Refused extends Refusal, Draft extends KeptDraft> {
  drafts: DraftStore<Draft>;
  sendToServer: () => Promise<Refused | Response>;
  /** Whether a redirect to this location means that the form was stored. */
  isArrival: (location: string) => boolean;
  /** Validation error for a lost response or one that did not come from the action. */
  whenLost: (text: (name: string) => string, isTooLarge: boolean) => Refused;
}

/** Submits a form by script. A lost response keeps the page; a retry has the same idempotency key. @see R9 */
export async function sendOnce<Refused extends Refusal, Draft extends KeptDraft>(
  request: Request,
  { drafts, sendToServer, isArrival, whenLost }: Sending<Refused, Draft>,
) {
  const form = await request.clone().formData();
  const text = (name: string) => String(form.get(name) ?? '');
  try {
    const refusal = await sendToServer();
    if (!(refusal instanceof Response) && refusal.problem === 'other content')
      drafts.renew(text('requestId'), refusal.values.requestId);
    return refusal;
  } catch (thrown) {
    // A redirect: after success, or to the login page if the session has ended.
    if (thrown instanceof Response) {
      if (isArrival(thrown.headers.get('Location') ?? '')) drafts.settleSent(text('requestId'));
      throw thrown;
    }
    const isTooLarge = isRouteErrorResponse(thrown) && thrown.status === 413;
    // An error status prevents the router from revalidating without a network.
    return data(whenLost(text, isTooLarge), { status: isTooLarge ? 413 : 503 });
  }
}
