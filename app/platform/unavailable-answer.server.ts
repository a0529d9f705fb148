import { createContext, data, type RouterContextProvider } from 'react-router';
import { isStorageFull } from './database-errors.server.ts';
import { isMultipart } from './multipart.server.ts';
import { requestOriginContext } from './request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

export interface Unavailable {
  requestId: string;
  reason: 'unavailable' | 'storage full';
  kept: [name: string, value: string][] | null;
}

const passwordName = /password|confirmation/i;

const postedRequest = createContext<Request | null>(null);

export function keepPosted(request: Request, context: Context): void {
  if (request.method === 'POST' && !request.bodyUsed && !isMultipart(request.headers))
    context.set(postedRequest, request.clone());
}

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
