import { createContext, data, type RouterContextProvider } from 'react-router';
import { isStorageFull } from './database-errors.server.ts';
import { isMultipart } from './multipart.server.ts';
import { requestOriginContext } from './request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

export interface Unavailable {
  requestId: string;
  reason: 'unavailable' | 'storage full';
  /** Posted fields except passwords; null without a form. */
  kept: [name: string, value: string][] | null;
}

const passwordName = /password|confirmation/i;

/** A copy, because loaders after an action get no body. */
const postedRequest = createContext<Request | null>(null);

/** Call before reading the body. Files are not kept: a copy would hold them in memory. */
export function keepPosted(request: Request, context: Context): void {
  if (request.method !== 'POST' || request.bodyUsed || isMultipart(request.headers)) return;
  if (context.get(postedRequest) === null) context.set(postedRequest, request.clone());
}

/** What was kept, to be read once more; a multipart request as it is. */
export function postedAgain(request: Request, context: Context): Request {
  return context.get(postedRequest)?.clone() ?? request;
}

/** 503; the error page offers to post the form again. @see R9 */
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

/** 503 of resources without a page. */
export function resourceUnavailable(): Response {
  return Response.json({ error: 'unavailable' }, { status: 503 });
}

function fieldsOf(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !passwordName.test(name) ? [[name, value.toWellFormed()] as [string, string]] : [],
  );
}
