import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { Refused } from '#platform/refused.server.ts';
import type { FieldErrors, FormAnswer, InvalidForm } from './invalid-form.ts';
import type { PostedForm } from './parse-form.server.ts';
import { type Refusals, toldAbout } from './refusals.server.ts';

type InvalidResponse<Name extends string> = ReturnType<typeof invalidResponse<Name>>;

/** Returns the form with these errors, by default with status 400. */
type ReturnErrors<Name extends string> = (errors: FieldErrors<Name>, init?: ResponseInit) => InvalidResponse<Name>;

type Save<Name extends string, Value, Result> = (value: Value, returnErrors: ReturnErrors<Name>) => Promise<Result>;

/** `outdated`: somebody else has changed the record; `stored` shows its present values instead of the posted ones. */
type Told<Name extends string> = 'outdated' | 'stored' | { errors: FieldErrors<Name>; status?: number };

type Answer<Name extends string> = Told<Name> | Promise<Told<Name>>;

/** `changed meanwhile` is answered as `outdated` without an entry. */
export type FormRefusals<Name extends string, Reason extends string> = Refusals<
  Exclude<Reason, 'changed meanwhile'>,
  Answer<Name>
> & { readonly 'changed meanwhile'?: () => Answer<Name> };

/**
 * Passes a valid form to `save`; returns an invalid or a refused one with its values and errors. After `other content` it
 * has a new idempotency key.
 * @see R9
 */
export async function handleForm<Name extends string, Value, Result>(
  posted: PostedForm<Name, Value>,
  save: Save<Name, Value, Result>,
  refusals: Partial<Refusals<string, Answer<Name>>> = {},
): Promise<InvalidResponse<Name> | Result> {
  const { parsed } = posted;
  if (!parsed.ok) return invalidResponse(posted, parsed.errors);
  try {
    return await save(parsed.value, (errors, init) => invalidResponse(posted, errors, init));
  } catch (error) {
    const told = await toldAbout<Answer<Name>>(error, { 'changed meanwhile': () => 'outdated', ...refusals });
    if (told === undefined) throw error;
    if (told === 'outdated') return outdatedResponse(posted);
    if (told === 'stored') return outdatedResponse<Name>({ ...posted, values: null });
    if (!isOtherContent(error)) return invalidResponse(posted, told.errors, { status: told.status ?? 400 });
    return invalidResponse({ ...posted, values: withNewKey(posted.values) }, told.errors, { status: 409 });
  }
}

export const isOtherContent = (error: unknown): boolean => error instanceof Refused && error.reason === 'other content';

/** Changed content needs a new idempotency key. */
export function withNewKey<Values extends object>(values: Values): Values & { requestId: string } {
  return { ...values, requestId: randomUUID() };
}

/** Returns the form with a text above its fields. */
export function problemResponse<Name extends string>(
  { intent, values }: ShownForm<Name>,
  problem: PlainTranslationKey,
  init: ResponseInit,
) {
  return data<FormAnswer<Name>>({ kind: 'invalid', intent, values, errors: {}, problem }, init);
}

/** Answer to a refused write without a form, which somebody else has made meaningless. */
export const outdated = () => outdatedResponse({ values: null });

function outdatedResponse<Name extends string>({ intent, values }: Pick<FormAnswer<Name>, 'intent' | 'values'>) {
  return data<FormAnswer<Name>>({ kind: 'outdated', intent, values, errors: {} }, { status: 409 });
}

type ShownForm<Name extends string> = Pick<InvalidForm<Name>, 'intent' | 'values'>;

function invalidResponse<Name extends string>(
  { intent, values }: ShownForm<Name>,
  errors: FieldErrors<Name>,
  init: ResponseInit = { status: 400 },
) {
  return data<FormAnswer<Name>>({ kind: 'invalid', intent, values, errors }, init);
}
