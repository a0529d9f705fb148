import { createContext, data, type RouterContextProvider } from 'react-router';
import { isStorageFull } from './database-errors.server.ts';
import { isMultipart } from './multipart.server.ts';
import { requestOriginContext } from './request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

/** What the error page is told while the database is away or cannot store anything. */
export interface Unavailable {
  requestId: string;
  reason: 'unavailable' | 'storage full';
  /** The fields of the form that was posted, without passwords; null for a request that posted none. */
  kept: [name: string, value: string][] | null;
}

/** Password fields are never sent back. */
const passwordName = /password|confirmation/i;

/** A copy of the posted request: the loaders that follow an action do not get its body. */
const postedRequest = createContext<Request | null>(null);

/** Call before the body of a request is read. Files are not kept: a copy would hold them in memory. */
export function keepPosted(request: Request, context: Context): void {
  if (request.method === 'POST' && !request.bodyUsed && !isMultipart(request.headers))
    context.set(postedRequest, request.clone());
}

/**
 * The 503 answer of a page or form. The error page offers to post the same form again, so that no input is lost.
 * @see R9
 */
export async function unavailable(context: Context, error?: unknown) {
  const posted = context.get(postedRequest);
  context.set(postedRequest, null);
  const facts: Unavailable = {
    requestId: context.get(requestOriginContext).id,
    reason: isStorageFull(error) ? 'storage full' : 'unavailable',
    kept: posted && fieldsOf(await posted.formData()),
  };
  return data(facts, { status: 503 });
}

function fieldsOf(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !passwordName.test(name) ? [[name, value.toWellFormed()] as [string, string]] : [],
  );
}
