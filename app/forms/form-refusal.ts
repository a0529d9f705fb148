import type { TranslationKey } from '../i18n/translate.ts';
import type { Notice } from '../ui/notices.ts';
import type { SentForm } from './define-durable-form.ts';
import type { FieldErrors } from './parse-form.server.ts';

export interface RefusedForm<Name extends string> {
  values: Record<Name, string>;
  errors: FieldErrors<Name>;
}

export type SubmittedValues<Name extends string> = Record<Name | 'requestId', string>;

export interface FormRefusal<Name extends string> extends RefusedForm<Name> {
  values: SubmittedValues<Name>;
  /** `unconfirmed`: may be stored; a retry has the same idempotency key. `other content`: has a new key. */
  outcome: 'refused' | 'unconfirmed' | 'other content';
  message: { text: TranslationKey; parameters?: Record<string, string | number> } | null;
  toast: Notice | null;
}

type Told<Name extends string> = Partial<Omit<FormRefusal<Name>, 'values'>>;

export function formRefusal<Name extends string>(
  form: SentForm<Name>,
  values: SubmittedValues<Name>,
  told: Told<Name>,
): FormRefusal<Name> {
  const toast: Notice = { tone: 'error', text: `${form.texts}.failed` };
  return { values, errors: {}, outcome: 'refused', message: null, toast, ...told };
}

export function invalidForm<Name extends string>(
  form: SentForm<Name>,
  values: SubmittedValues<Name>,
  errors: FieldErrors<Name>,
): FormRefusal<Name> {
  const text = form.invalid?.(values) ?? (`${form.texts}.failed` as const);
  return formRefusal(form, values, { errors, toast: { tone: 'error', text } });
}

/** The response was lost, or the server could not tell whether it stored the form. */
export function unconfirmedForm<Name extends string>(form: SentForm<Name>, values: SubmittedValues<Name>) {
  return formRefusal(form, values, { outcome: 'unconfirmed', message: { text: `${form.texts}.failed.text` } });
}
