import { useState } from 'react';

/** React key that resets a form after a successful submission. Starts at 0. */
export function useFormKey(isSubmitting: boolean, isInvalid: boolean): number {
  const [form, setForm] = useState({ key: 0, wasSubmitting: false });
  if (form.wasSubmitting === isSubmitting) return form.key;
  const key = isSubmitting || isInvalid ? form.key : form.key + 1;
  setForm({ key, wasSubmitting: isSubmitting });
  return key;
}
