import type { PlainTranslationKey, TranslationKey } from '#i18n/translate.ts';
import { isVisible } from '#platform/text-input.ts';
import type { Notice } from '#ui/notices.ts';
import type { IdempotentForm } from './define-durable-form.ts';
import type { DefinedForm } from './define-form.ts';

export type FieldErrors<Name extends string = string> = Partial<Record<Name, PlainTranslationKey>>;

export interface InvalidForm<Name extends string> {
  intent?: string | undefined;
  /** With the idempotency key of a form that has one. */
  values: Record<Name, string> & { requestId?: string };
  errors: FieldErrors<Name>;
  /** About the form as a whole: shown above the fields. */
  problem?: PlainTranslationKey | null;
}

/**
 * Response to a form that is not saved: it is `invalid`, its consequences must be confirmed (`ask`), somebody else has changed
 * its record (`outdated`), or the server could not confirm that it is saved (`unconfirmed`).
 */
export interface FormAnswer<Name extends string> extends Omit<InvalidForm<Name>, 'values'> {
  kind: 'invalid' | 'ask' | 'outdated' | 'unconfirmed';
  /** Null shows the stored values. */
  values: InvalidForm<Name>['values'] | null;
}

/** Returns the posted values and their errors, if the answer has them. */
export const returnedIn = <Name extends string>(answer: FormAnswer<Name> | null): InvalidForm<Name> | null =>
  answer?.values ? { ...answer, values: answer.values } : null;

/** Returns null if the response is about another form of the route, or about none. */
export function answerTo<Name extends string>(form: IdempotentForm<Name>, response: Response): UnsavedForm<Name> | null;
export function answerTo<Name extends string>(form: DefinedForm<Name>, response: Response): FormAnswer<Name> | null;
export function answerTo<Name extends string>(form: DefinedForm<Name>, response: Response): FormAnswer<Name> | null {
  if (!response || !('kind' in response && 'values' in response)) return null;
  // Intents are unique in a route, so the intent determines the names of the fields.
  const answer = response as FormAnswer<Name>;
  return answer.intent === form.intent ? answer : null;
}

type Response = object | null | undefined;

export type SubmittedValues<Name extends string> = Record<Name | 'requestId', string>;

export interface UnsavedForm<Name extends string> extends FormAnswer<Name> {
  values: SubmittedValues<Name>;
  /** `unconfirmed`: may be stored; a retry has the same idempotency key. */
  kind: 'invalid' | 'ask' | 'unconfirmed';
  message: { text: TranslationKey; parameters?: Record<string, string | number> } | null;
  notice: Notice | null;
}

type RefusalDetails<Name extends string> = Partial<Omit<UnsavedForm<Name>, 'values'>>;

export function unsavedForm<Name extends string>(
  form: IdempotentForm<Name>,
  values: SubmittedValues<Name>,
  details: RefusalDetails<Name>,
): UnsavedForm<Name> {
  const notice: Notice = { tone: 'error', text: `${form.texts}.failed` };
  return { intent: form.intent, values, errors: {}, kind: 'invalid', message: null, notice, ...details };
}

export function invalidForm<Name extends string>(
  form: IdempotentForm<Name>,
  values: SubmittedValues<Name>,
  errors: FieldErrors<Name>,
): UnsavedForm<Name> {
  const isComplete = form.names.every((name) => form.fields[name].isOptional || isVisible(values[name]));
  const text = (!isComplete && form.incomplete) || form.invalid || (`${form.texts}.failed` as const);
  return unsavedForm(form, values, { errors, notice: { tone: 'error', text } });
}

/** The response was lost, or the server could not tell whether it stored the form. */
export function unconfirmedForm<Name extends string>(form: IdempotentForm<Name>, values: SubmittedValues<Name>) {
  return unsavedForm(form, values, { kind: 'unconfirmed', message: { text: `${form.texts}.failed.text` } });
}
