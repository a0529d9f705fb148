import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { Refused } from '#platform/refused.server.ts';
import type { FieldErrors, InvalidForm } from './invalid-form.ts';
import type { PostedForm, PostedIdempotentForm } from './parse-form.server.ts';

type InvalidResponse<Name extends string> = ReturnType<typeof invalidResponse<Name>>;

/** Returns the form with these errors, by default with status 400. */
type ReturnErrors<Name extends string> = (errors: FieldErrors<Name>, init?: ResponseInit) => InvalidResponse<Name>;

type Save<Name extends string, Value, Result> = (value: Value, returnErrors: ReturnErrors<Name>) => Promise<Result>;

/** Passes a valid form to `save`; returns another one with its values and errors. */
export async function handleForm<Name extends string, Value, Result>(
  posted: PostedForm<Name, Value>,
  save: Save<Name, Value, Result>,
): Promise<InvalidResponse<Name> | Result> {
  const { parsed } = posted;
  if (!parsed.ok) return invalidResponse(posted, parsed.errors);
  return save(parsed.value, (errors, init) => invalidResponse(posted, errors, init));
}

/** `handleForm` for a form with an idempotency key. @param otherContent errors if the key belongs to other content @see R9 */
export function handleSentForm<Name extends string, Value, Result>(
  posted: PostedIdempotentForm<Name, Value>,
  otherContent: FieldErrors<Name>,
  save: Save<Name, Value, Result>,
): Promise<InvalidResponse<Name> | Result> {
  return handleForm<Name, Value, InvalidResponse<Name> | Result>(posted, async (value, returnErrors) => {
    try {
      return await save(value, returnErrors);
    } catch (error) {
      if (!isOtherContent(error)) throw error;
      return invalidResponse({ ...posted, values: withNewKey(posted.values) }, otherContent, { status: 409 });
    }
  });
}

export const isOtherContent = (error: unknown): boolean => error instanceof Refused && error.reason === 'other content';

/** Changed content needs a new idempotency key. */
export function withNewKey<Values extends { requestId: string }>(values: Values): Values {
  return { ...values, requestId: randomUUID() };
}

/** Returns the form with a text above its fields. */
export function problemResponse<Name extends string>(
  { intent, values }: ShownForm<Name>,
  problem: PlainTranslationKey,
  init: ResponseInit,
) {
  return data({ intent, values, errors: {} as FieldErrors<Name>, problem }, init);
}

type ShownForm<Name extends string> = Pick<InvalidForm<Name>, 'intent' | 'values'>;

function invalidResponse<Name extends string>(
  { intent, values }: ShownForm<Name>,
  errors: FieldErrors<Name>,
  init: ResponseInit = { status: 400 },
) {
  return data({ intent, values, errors }, init);
}
