import { useState } from 'react';

/**
 * A key for a form that shall be empty again once it succeeded: it changes when a submission ends without a refusal,
 * and React then makes the form anew. 0 for the first form.
 */
export function useFormKey(isSubmitting: boolean, isRefused: boolean): number {
  const [form, setForm] = useState({ key: 0, wasSubmitting: false });
  if (form.wasSubmitting === isSubmitting) return form.key;
  const key = isSubmitting || isRefused ? form.key : form.key + 1;
  setForm({ key, wasSubmitting: isSubmitting });
  return key;
}
