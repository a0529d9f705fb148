import { type DataStrategyResult, data, isRouteErrorResponse } from 'react-router';
import { confirmationField, confirmationIn } from './confirmation.ts';
import { formDrafts } from './form-drafts.ts';
import type { InvalidForm } from './invalid-form.ts';

type Results = Record<string, DataStrategyResult>;

/** A form that the server asked to confirm: the confirmation, which has no draft, saves it. */
let asked: { path: string; requestId: string } | null = null;

/**
 * Client middleware: deletes the draft of a form that was saved, and keeps the page if the response to a form is lost or
 * the server is unavailable. An error page would replace what was typed. @see PD-26 @see R9
 */
export async function keepForms({ request }: { request: Request }, next: () => Promise<Results>): Promise<Results> {
  if (request.method !== 'POST') return next();
  const posted = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const { pathname } = new URL(request.url);
  const requestId = draftIdOf(posted, pathname);
  formDrafts.attempt(requestId);
  const results = await next();
  for (const [route, { type, result: returned }] of Object.entries(results)) {
    const result = type === 'error' ? errorIn(returned) : returned;
    const form = isUnsent(result) ? shownForm(posted, pathname) : null;
    if (form) results[route] = { type: 'data', result: data(unsent(form), { status: 503 }) };
    else settle(result, { path: pathname, requestId });
  }
  return results;
}

function draftIdOf(posted: FormData, path: string): string {
  const isConfirmation = posted.has(confirmationField.name) && asked?.path === path;
  return isConfirmation ? (asked?.requestId ?? '') : String(posted.get('requestId') ?? '');
}

function settle(result: unknown, form: { path: string; requestId: string }): void {
  const { value, status } = responseOf(result);
  if (confirmationIn(value)) asked = form;
  else if (status < 400) formDrafts.resolveSent(form.requestId);
  const renewed = (value as { values?: { requestId?: string } } | null)?.values?.requestId;
  if (renewed && renewed !== form.requestId) formDrafts.renew(form.requestId, renewed);
}

/** Pages that a guard leads to instead of saving the form. */
const requiredPages = /^\/(parent-login|change-password|account\/two-factor)\b/;

function responseOf(result: unknown): { value: object | null; status: number } {
  if (result instanceof Response) {
    const isSaved = result.status < 400 && !requiredPages.test(result.headers.get('Location') ?? '');
    return { value: null, status: isSaved ? 303 : 401 };
  }
  if (result instanceof Error || isRouteErrorResponse(result)) return { value: null, status: 500 };
  const { data: value, init } = (result ?? {}) as { data?: object | null; init?: ResponseInit | null };
  return value === undefined ? { value: result as object | null, status: 200 } : { value, status: init?.status ?? 200 };
}

/** The router wraps an error like data with a status. */
const errorIn = (result: unknown): unknown =>
  result instanceof Object && 'data' in result && result.data instanceof Error ? result.data : result;

/** A lost response, or that of a server or proxy that cannot answer. */
function isUnsent(result: unknown): boolean {
  if (isRouteErrorResponse(result)) return result.status >= 500;
  return result instanceof Error && result.name !== 'AbortError';
}

/** The form of the page that shows why it was not saved, if it has one. */
function shownForm(posted: FormData, path: string): HTMLElement | undefined {
  const keys = [...document.querySelectorAll<HTMLInputElement>('form input[data-form-intent]')].filter(
    ({ form }) => form && new URL(form.getAttribute('action') ?? '', location.href).pathname === path,
  );
  const requestId = posted.get('requestId');
  return (
    keys.find(({ value }) => value !== '' && value === requestId) ??
    keys.find(({ dataset }) => dataset['formIntent'] === (posted.get('intent') ?? ''))
  );
}

const unsent = ({ dataset }: HTMLElement): InvalidForm<never> => ({
  intent: dataset['formIntent'] || undefined,
  values: {},
  errors: {},
  problem: 'form.unsent',
});
