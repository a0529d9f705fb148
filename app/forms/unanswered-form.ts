import type { DurableForm } from './define-durable-form.ts';
import { invalidForm, type SubmittedValues, type UnsavedForm, unconfirmedForm } from './invalid-form.ts';

/** The form after a response that was lost, or not one of the form. */
export function unansweredForm<Name extends string, More>(
  form: DurableForm<Name, More>,
  values: SubmittedValues<Name>,
  status: number,
): UnsavedForm<Name> {
  if (status !== 413) return unconfirmedForm(form, values);
  const { name, tooLong } = form.longText;
  return invalidForm(form, values, { [name]: tooLong } as UnsavedForm<Name>['errors']);
}

/** The posted idempotency key belongs to other content: the draft gets the new one of the response. */
export function adoptRenewedId<Name extends string, More>(
  { drafts }: DurableForm<Name, More>,
  { requestId }: SubmittedValues<Name>,
  response: unknown,
): void {
  const renewed = (response as Partial<UnsavedForm<string>> | undefined)?.values?.requestId;
  if (requestId && renewed && renewed !== requestId) drafts.renew(requestId, renewed);
}

export function submittedValues<Name extends string>(
  { names }: { names: readonly Name[] },
  form: FormData,
): SubmittedValues<Name> {
  const values = ['requestId', ...names].map((name) => [name, String(form.get(name) ?? '')]);
  return Object.fromEntries(values);
}
