import { data, isRouteErrorResponse } from 'react-router';
import type { DraftStore, KeptDraft } from './draft-store.ts';

interface Refusal {
  values: { requestId: string };
  problem: string;
}

interface Sending<Refused extends Refusal, Draft extends KeptDraft> {
  drafts: DraftStore<Draft>;
  sendToServer: () => Promise<Refused | Response>;
  /** Whether a redirect there says that the form has arrived. */
  isArrival: (location: string) => boolean;
  /** What the form is told where no answer came, or none that the server's action gave. */
  whenLost: (text: (name: string) => string, isTooLarge: boolean) => Refused;
}

/**
 * Sends a form by script. Where the answer is lost, the page and its text stay: nobody knows whether the form arrived, and
 * sent again it is the same.
 * @see R9
 */
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
    // a redirect: onwards once the form is stored, to the login where the session has ended
    if (thrown instanceof Response) {
      if (isArrival(thrown.headers.get('Location') ?? '')) drafts.settleSent(text('requestId'));
      throw thrown;
    }
    const isTooLarge = isRouteErrorResponse(thrown) && thrown.status === 413;
    // an error's status keeps the router from loading the page anew over a network that is not there
    return data(whenLost(text, isTooLarge), { status: isTooLarge ? 413 : 503 });
  }
}
