import { randomUUID } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import { dataWithNotice } from '#http/notices.server.ts';
import { isDatabaseUnavailable, isStorageFull } from '#platform/database-errors.server.ts';
import { log } from '#platform/log.server.ts';
import type { Refused } from '#platform/refused.server.ts';
import { requestOriginContext } from '#platform/request-context.server.ts';
import { isVisible } from '#platform/text-input.ts';
import type { Notice } from '#ui/notices.ts';
import type { FieldErrors, FormAnswer } from './form-answer.ts';
import type { PostedForm } from './parse-form.server.ts';
import { type Refusals, toldAbout } from './refusals.server.ts';

type Context = Readonly<RouterContextProvider>;

type AnswerResponse<Name extends string> = ReturnType<typeof answerForm<Name>>;

/** Returns the form with these errors, by default with status 400. */
type ReturnErrors<Name extends string> = (errors: FieldErrors<Name>, init?: ResponseInit) => AnswerResponse<Name>;

type Save<Name extends string, Value, Result> = (value: Value, returnErrors: ReturnErrors<Name>) => Promise<Result>;

/** What the answer says. */
type Details<Name extends string> = Partial<Pick<FormAnswer<Name>, 'kind' | 'errors' | 'problem' | 'notice'>>;

/** `outdated`: somebody else has changed the record; `stored` shows its present values instead of the posted ones. */
type Told<Name extends string> = 'outdated' | 'stored' | (Omit<Details<Name>, 'kind'> & { status?: number });

type Answer<Name extends string> = Told<Name> | Promise<Told<Name>>;

type CommonReason = 'changed meanwhile' | 'other content';

/** `changed meanwhile` and `other content` need no entry: they are answered as `outdated`, and with a new idempotency key. */
export type FormRefusals<Name extends string, Reason extends string> = Refusals<
  Exclude<Reason, CommonReason>,
  Answer<Name>
> & { readonly 'changed meanwhile'?: () => Answer<Name> };

const commonRefusals = {
  'changed meanwhile': () => 'outdated',
  'other content': () => ({ problem: { text: 'form.otherContent' } }),
} satisfies Refusals<CommonReason, Told<never>>;

/**
 * Passes a valid form to `save`; returns an invalid or a refused one with its values and errors, and a durable one also in an
 * outage. `save` throws the redirect after a success.
 * @see R9
 */
export async function handleForm<Name extends string, Value, Result>(
  context: Context,
  posted: PostedForm<Name, Value>,
  save: Save<Name, Value, Result>,
  refusals: Partial<Refusals<string, Answer<NoInfer<Name>>>> = {},
): Promise<AnswerResponse<Name> | Result> {
  const { parsed } = posted;
  if (!parsed.ok) return answerForm(context, posted, { errors: parsed.errors, ...invalidNotice(posted) });
  try {
    return await save(parsed.value, (errors, init) => answerForm(context, posted, { errors }, init));
  } catch (error) {
    const told = await toldAbout<Answer<Name>>(error, { ...commonRefusals, ...refusals });
    if (told === undefined) return answerOutage(context, posted, error);
    if (told === 'outdated') return outdatedForm(context, posted);
    if (told === 'stored') return outdatedForm(context, { ...posted, values: null });
    const { reason, retryAfterSeconds } = error as Refused<string>;
    if (reason === 'other content')
      return answerForm(context, { ...posted, values: withNewKey(posted.values) }, told, { status: 409 });
    const { status = retryAfterSeconds > 0 ? 429 : 400, ...details } = told;
    const headers: HeadersInit = retryAfterSeconds > 0 ? { 'Retry-After': String(retryAfterSeconds) } : {};
    return answerForm(context, posted, details, { status, headers });
  }
}

type Returned<Name extends string> = Pick<PostedForm<Name, unknown>, 'form'> & Pick<FormAnswer<Name>, 'values'>;

/** Returns the form, by default as an invalid one with status 400. A durable form has a notice unless it is null. */
export function answerForm<Name extends string>(
  context: Context,
  { form, values }: Returned<Name>,
  details: Details<Name>,
  init: ResponseInit = { status: 400 },
) {
  const failed: Notice | null = form?.durable ? { tone: 'error', text: form.durable.failed } : null;
  const { kind = 'invalid', errors = {}, problem = null, notice = failed } = details;
  const answer: FormAnswer<Name> & { notice: Notice | null } = {
    kind,
    intent: form?.intent,
    values,
    errors,
    problem,
    notice,
  };
  return dataWithNotice(context, answer, init);
}

/** Returns a durable form of which the server cannot tell whether it was saved. */
export const unconfirmedForm = <Name extends string>(context: Context, posted: Returned<Name>, status: 500 | 503) =>
  answerForm(context, posted, { kind: 'unconfirmed', problem: { text: 'form.unconfirmed' } }, { status });

const outdatedForm = <Name extends string>(context: Context, posted: Returned<Name>) =>
  answerForm(context, posted, { kind: 'outdated', notice: null }, { status: 409 });

/** Answer to a refused write without a form, which somebody else has made meaningless. */
export const outdated = (context: Context) => outdatedForm<never>(context, { form: undefined, values: null });

function invalidNotice<Name extends string>({ form, values }: PostedForm<Name, unknown>): { notice?: Notice } {
  if (!form?.durable) return {};
  const { incomplete, invalid } = form.durable;
  const isComplete = form.names.every((name) => form.fields[name].isOptional || isVisible(values[name]));
  const text = isComplete ? invalid : (incomplete ?? invalid);
  return text ? { notice: { tone: 'error', text } } : {};
}

/** Changed content needs a new idempotency key. */
function withNewKey<Values extends object>(values: Values): Values & { requestId: string } {
  return { ...values, requestId: randomUUID() };
}

/** Keeps what was typed into a durable form. @throws the error, if it is a response or the form is another one */
function answerOutage<Name extends string>(context: Context, posted: PostedForm<Name, unknown>, error: unknown) {
  if (error instanceof Response || !posted.form?.durable) throw error;
  if (isStorageFull(error))
    return answerForm(context, posted, { problem: { text: 'error.storageFull' } }, { status: 503 });
  const isUnavailable = isDatabaseUnavailable(error);
  if (!isUnavailable) {
    const { id } = context.get(requestOriginContext);
    log.error({ err: error, requestId: id, form: posted.form.texts }, 'a form could not be saved');
  }
  return unconfirmedForm(context, posted, isUnavailable ? 503 : 500);
}
