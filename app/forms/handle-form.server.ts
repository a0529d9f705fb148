import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider } from 'react-router';
import { noticeOnThisPage } from '../http/toasts.server.ts';
import { isDatabaseUnavailable, isStorageFull } from '../platform/database-errors.server.ts';
import { log } from '../platform/log.server.ts';
import { Refused } from '../platform/refused.server.ts';
import { requestOriginContext } from '../platform/request-context.server.ts';
import type { SentForm } from './define-durable-form.ts';
import { type FormRefusal, formRefusal, invalidForm, unconfirmedForm } from './form-refusal.ts';
import type { SentFormPost } from './parse-form.server.ts';

type Context = Readonly<RouterContextProvider>;

/** `other content` is the same for all forms. */
export type FormRefusals<Name extends string, Reason extends string> = Record<
  Exclude<Reason, 'other content'>,
  (refused: { retryAfterSeconds: number }) => Partial<FormRefusal<Name>>
>;

interface Saving<Name extends string, Value> {
  save: (value: Value) => Promise<Response>;
  refusals?: FormRefusals<Name, string>;
}

/** Saves a durable form, or returns it with everything that was typed. @see R9 */
export async function handleForm<Name extends string, Value>(
  context: Context,
  form: SentForm<Name>,
  { values, parsed }: SentFormPost<Name, Value>,
  { save, refusals = {} }: Saving<Name, Value>,
) {
  if (!parsed.ok) return refuseForm(context, invalidForm(form, values, parsed.errors), 400);
  try {
    return await save(parsed.value);
  } catch (error) {
    if (error instanceof Refused && error.reason === 'other content') {
      // The changed content needs a new idempotency key.
      const renewed = { ...values, requestId: randomUUID() };
      const message = { text: `${form.texts}.otherContent` } as const;
      return refuseForm(context, formRefusal(form, renewed, { outcome: 'other content', message }), 409);
    }
    const told = error instanceof Refused ? refusals[error.reason]?.(error) : undefined;
    if (!(error instanceof Refused) || !told) return refuseInOutage(context, form, values, error);
    const { retryAfterSeconds } = error;
    return refuseForm(context, formRefusal(form, values, told), retryAfterSeconds > 0 ? 429 : 400, retryAfterSeconds);
  }
}

function refuseInOutage<Name extends string>(
  context: Context,
  form: SentForm<Name>,
  values: FormRefusal<Name>['values'],
  error: unknown,
) {
  if (isStorageFull(error))
    return refuseForm(context, formRefusal(form, values, { message: { text: 'error.storageFull' } }), 503);
  const isUnavailable = isDatabaseUnavailable(error);
  if (!isUnavailable) {
    const { id } = context.get(requestOriginContext);
    log.error({ err: error, requestId: id, form: form.texts }, 'a form could not be saved');
  }
  return refuseForm(context, unconfirmedForm(form, values), isUnavailable ? 503 : 500);
}

export function refuseForm<Name extends string>(
  context: Context,
  refusal: FormRefusal<Name>,
  status: number,
  retryAfterSeconds = 0,
) {
  if (refusal.toast) noticeOnThisPage(context, refusal.toast);
  return data(refusal, {
    status,
    headers: retryAfterSeconds > 0 ? { 'Retry-After': String(retryAfterSeconds) } : {},
  });
}
