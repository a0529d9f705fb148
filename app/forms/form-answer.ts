import type { PlainTranslationKey, Translate, TranslationKey } from '#i18n/translate.ts';
import type { Notice } from '#ui/notices.ts';
import type { DefinedForm } from './define-form.ts';

export type FieldErrors<Name extends string = string> = Partial<Record<Name, PlainTranslationKey>>;

/** A text about the form as a whole. */
export interface Problem {
  text: TranslationKey;
  parameters?: Record<string, string | number>;
}

/** A form, or a row of one, with its errors. */
export interface InvalidForm<Name extends string> {
  values: Record<Name, string>;
  errors: FieldErrors<Name>;
}

/**
 * Response to a form that is not saved: it is `invalid`, its consequences must be confirmed (`ask`), somebody else has changed
 * its record (`outdated`), or it is unknown whether it was saved (`unconfirmed`): a retry then has the same idempotency key.
 */
export interface FormAnswer<Name extends string> {
  kind: 'invalid' | 'ask' | 'outdated' | 'unconfirmed';
  intent?: string | undefined;
  /** The posted ones, with the idempotency key of a form that has one. Null shows the stored ones. */
  values: Partial<Record<Name | 'requestId', string>> | null;
  errors: FieldErrors<Name>;
  problem?: Problem | null;
  notice?: Notice | null;
}

type Response = object | null | undefined;

/** Returns null if the response is about another form of the route, or about none. */
export function answerTo<Name extends string>(form: DefinedForm<Name>, response: Response): FormAnswer<Name> | null {
  if (!response || !('kind' in response && 'values' in response)) return null;
  // Intents are unique in a route, so the intent determines the names of the fields.
  const answer = response as FormAnswer<Name>;
  return answer.intent === form.intent ? answer : null;
}

/** Its parameters are those of its text by construction. */
export function problemText({ text, parameters }: Problem, t: Translate): string {
  const translate = t as (key: TranslationKey, parameters?: Problem['parameters']) => string;
  return translate(text, parameters);
}
