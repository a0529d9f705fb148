import type { RouterContextProvider } from 'react-router';
import { dataWithNotice } from '#http/notices.server.ts';
import { isDatabaseUnavailable, isStorageFull } from '#platform/database-errors.server.ts';
import { log } from '#platform/log.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { requestOriginContext } from '#platform/request-context.server.ts';
import type { IdempotentForm } from './define-durable-form.ts';
import { isOtherContent, withNewKey } from './handle-form.server.ts';
import { invalidForm, type UnsavedForm, unconfirmedForm, unsavedForm } from './invalid-form.ts';
import type { PostedIdempotentForm } from './parse-form.server.ts';
import { type Refusals, toldAbout } from './refusals.server.ts';

type Context = Readonly<RouterContextProvider>;

/** `other content` is the same for all forms. */
export type DurableRefusals<Name extends string, Reason extends string> = Refusals<
  Exclude<Reason, 'other content'>,
  Partial<UnsavedForm<Name>>
>;

/**
 * Passes a valid durable form to `save`, which throws the redirect after the success, or returns it with everything that was
 * typed, also in an outage. @see R9
 */
export async function handleDurableForm<Name extends string, Value>(
  context: Context,
  form: IdempotentForm<Name>,
  { values, parsed }: PostedIdempotentForm<Name, Value>,
  save: (value: Value) => Promise<never>,
  refusals: Partial<Refusals<string, Partial<UnsavedForm<Name>>>> = {},
) {
  if (!parsed.ok) return unsavedResponse(context, invalidForm(form, values, parsed.errors), 400);
  try {
    return await save(parsed.value);
  } catch (error) {
    if (error instanceof Response) throw error;
    if (isOtherContent(error)) {
      const renewed = withNewKey(values);
      const message = { text: `${form.texts}.otherContent` } as const;
      return unsavedResponse(context, unsavedForm(form, renewed, { message }), 409);
    }
    const details = toldAbout(error, refusals);
    if (!details) return refuseInOutage(context, form, values, error);
    const retryAfterSeconds = error instanceof Refused ? error.retryAfterSeconds : 0;
    return unsavedResponse(
      context,
      unsavedForm(form, values, details),
      retryAfterSeconds > 0 ? 429 : 400,
      retryAfterSeconds,
    );
  }
}

function refuseInOutage<Name extends string>(
  context: Context,
  form: IdempotentForm<Name>,
  values: UnsavedForm<Name>['values'],
  error: unknown,
) {
  if (isStorageFull(error))
    return unsavedResponse(context, unsavedForm(form, values, { message: { text: 'error.storageFull' } }), 503);
  const isUnavailable = isDatabaseUnavailable(error);
  if (!isUnavailable) {
    const { id } = context.get(requestOriginContext);
    log.error({ err: error, requestId: id, form: form.texts }, 'a form could not be saved');
  }
  return unsavedResponse(context, unconfirmedForm(form, values), isUnavailable ? 503 : 500);
}

export function unsavedResponse<Name extends string>(
  context: Context,
  unsaved: UnsavedForm<Name>,
  status: number,
  retryAfterSeconds = 0,
) {
  return dataWithNotice(context, unsaved, {
    status,
    headers: retryAfterSeconds > 0 ? { 'Retry-After': String(retryAfterSeconds) } : {},
  });
}
