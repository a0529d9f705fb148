import { useState } from 'react';
import type { FormState } from './use-form.ts';

/* Hidden fields that keep their value when a live update brings another one. */

/** The idempotency key of a form. @param refused the key of a refused form @see R9 */
export function RequestId({ value, refused }: { value: string; refused: string | undefined }) {
  return <KeptRequestId key={refused} value={refused ?? value} />;
}

function KeptRequestId({ value }: { value: string }) {
  const [kept] = useState(value);
  return <input type="hidden" name="requestId" value={kept} />;
}

interface KeptRevisionProps {
  value: number;
  form: Pick<FormState<string>, 'submission' | 'isSubmitting'>;
  isOutdated: boolean;
}

/** The revision that the form was opened with, and after a response that it is outdated, the one of that moment. */
export function KeptRevision({ value, form: { submission, isSubmitting }, isOutdated }: KeptRevisionProps) {
  const [kept, setKept] = useState({ value, submission });
  if (isOutdated && !isSubmitting && kept.submission !== submission) setKept({ value, submission });
  return <input type="hidden" name="revision" value={kept.value} />;
}
