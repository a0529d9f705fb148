import { type DataStrategyResult, data, isRouteErrorResponse } from 'react-router';
import { confirmationField, confirmationIn } from './confirmation.ts';
import type { DraftStore } from './draft-store.ts';
import { textsIn } from './form-drafts.ts';
import { findShownForm, shownFormField } from './shown-form.ts';
import { unsentForm } from './unsent-form.ts';

type Results = Record<string, DataStrategyResult>;

interface SentForm {
  path: string;
  /** Of its draft. */
  requestId: string;
  /** Its name on the page. */
  shownForm: string;
}

/** A form that the server asked to confirm: the confirmation, which has no draft, saves it. */
let asked: SentForm | null = null;

/**
 * Client middleware: deletes the draft of a form that was saved, and keeps the page if the response to a form is lost, the
 * server is unavailable, the form is too large, or its subject is gone. An error page would replace what was typed.
 * @param stores of the drafts of all forms
 * @see PD-26 @see R9
 */
export const keepForms =
  (stores: readonly DraftStore[]) =>
  async ({ request }: { request: Request }, next: () => Promise<Results>): Promise<Results> => {
    if (request.method !== 'POST') return next();
    const posted = await request
      .clone()
      .formData()
      .catch(() => new FormData());
    const form = sentForm(posted, new URL(request.url).pathname);
    for (const drafts of stores) drafts.attempt(form.requestId);
    const results = await next();
    for (const [route, { type, result: returned }] of Object.entries(results)) {
      const result = type === 'error' ? errorIn(returned) : returned;
      const status = unsavedStatus(result);
      const shown = status && findShownForm(form.shownForm);
      if (shown) results[route] = { type: 'data', result: data(unsentForm(shown, status), { status }) };
      else settle(result, form, posted, stores);
    }
    return results;
  };

function sentForm(posted: FormData, path: string): SentForm {
  if (posted.has(confirmationField.name) && asked?.path === path) return asked;
  const textOf = (name: string) => String(posted.get(name) ?? '');
  return { path, requestId: textOf('requestId'), shownForm: textOf(shownFormField) };
}

function settle(result: unknown, form: SentForm, posted: FormData, stores: readonly DraftStore[]): void {
  const { value, status } = responseOf(result);
  const isAsked = confirmationIn(value) !== null;
  if (isAsked) asked = form;
  const answered = (value as { values?: { requestId?: string } } | null)?.values?.requestId;
  for (const drafts of stores) {
    if (!isAsked && status < 400) drafts.resolveSaved(form.requestId, textsIn(posted));
    drafts.renew(form.requestId, answered);
  }
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

/** The status of a response that would replace the page although nothing was saved; null for another response. */
function unsavedStatus(result: unknown): 404 | 413 | 503 | null {
  const status = isRouteErrorResponse(result) ? result.status : 0;
  if (status === 413 || status === 404) return status;
  return isLost(result) ? 503 : null;
}

/** A lost response, or that of a server or proxy that cannot answer. */
function isLost(result: unknown): boolean {
  if (isRouteErrorResponse(result)) return result.status >= 500;
  return result instanceof Error && result.name !== 'AbortError';
}
