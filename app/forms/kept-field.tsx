import { useState } from 'react';
import type { FormState } from './use-form.ts';

type KeptFieldProps = { name: string; value: string | number };

/** A hidden field with the value of the first render: a live update brings another one. */
function KeptField({ name, value }: KeptFieldProps) {
  const [kept] = useState(value);
  return <input type="hidden" name={name} value={kept} />;
}

/** The idempotency key of a form. @param refused the key of a refused form @see R9 */
export function RequestId({ value, refused }: { value: string; refused: string | undefined }) {
  return <KeptField key={refused} name="requestId" value={refused ?? value} />;
}

type KeptRevisionProps = { value: number; form: Pick<FormState<string>, 'submission'>; isOutdated: boolean };

/** The revision that the form was opened with, and after a response that it is outdated, the current one. */
export function KeptRevision({ value, form, isOutdated }: KeptRevisionProps) {
  return <KeptField key={isOutdated ? form.submission : 'opened'} name="revision" value={value} />;
}
