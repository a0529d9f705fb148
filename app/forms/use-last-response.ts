import { useState } from 'react';
import { useTranslate } from '#i18n/language-context.tsx';
import { type FormAnswer, problemText } from './form-answer.ts';
import { isUnsent } from './unsent-form.ts';

/**
 * For a form that goes on in its responses, such as a preview: the last response stays while the next one is lost.
 * @returns the problem of the lost one, in the language of the page
 */
export function useLastResponse<Response extends object>(response: Response | undefined) {
  const t = useTranslate();
  const unsent: FormAnswer<never> | null = isUnsent(response) ? response : null;
  const answered = unsent ? undefined : response;
  const [last, setLast] = useState(answered);
  // After a success the page has no response.
  if (!unsent && answered !== last) setLast(answered);
  return { last: unsent ? last : answered, problem: unsent?.problem ? problemText(unsent.problem, t) : null };
}
