import { data, isRouteErrorResponse } from 'react-router';
import type { PlainMessageKey } from '../../i18n/translate.ts';
import type { ComposeRefusal } from './compose.server.ts';
import { renewDraft, settleSent } from './draft-storage.ts';

/**
 * Sends the form by script. Where no answer comes, or none that the server's action gave, the page and its text stay:
 * nobody knows whether the message arrived, and sent again it is the same message.
 * @see R9
 */
export async function sendFromBrowser(request: Request, sendToServer: () => Promise<ComposeRefusal | Response>) {
  const form = await request.clone().formData();
  const values = valuesOf(form);
  try {
    const refusal = await sendToServer();
    if (!(refusal instanceof Response) && refusal.problem === 'other content')
      renewDraft(values.requestId, refusal.values.requestId);
    return refusal;
  } catch (thrown) {
    // a redirect: to the list once the message is stored, to the login where the session has ended
    if (thrown instanceof Response) {
      if (thrown.headers.get('Location') === '/inbox') settleSent(values.requestId);
      throw thrown;
    }
    return notConfirmed(values, thrown);
  }
}

function valuesOf(form: FormData): ComposeRefusal['values'] {
  const text = (name: string) => String(form.get(name) ?? '');
  return { receiverId: text('receiverId'), subject: text('subject'), body: text('body'), requestId: text('requestId') };
}

function notConfirmed(values: ComposeRefusal['values'], thrown: unknown) {
  const isTooLarge = isRouteErrorResponse(thrown) && thrown.status === 413;
  const errors: Partial<Record<string, PlainMessageKey>> = isTooLarge ? { body: 'compose.body.tooLong' } : {};
  const refusal: ComposeRefusal = {
    values,
    receiver: null,
    errors,
    problem: isTooLarge ? 'refused' : 'unconfirmed',
    toast: { tone: 'error', text: 'compose.failed' },
  };
  // an error's status keeps the router from loading the page anew over a network that is not there
  return data(refusal, { status: isTooLarge ? 413 : 503 });
}
