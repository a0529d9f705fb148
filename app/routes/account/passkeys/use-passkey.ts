import { useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { PlainTranslationKey } from '#i18n/translate.ts';

interface PasskeyUse {
  purpose: 'add' | 'sign in';
  optionsPath: string;
  /** Receives the form with the device's response. */
  action: string;
  intent: string;
}

/** Requests a passkey from the device, and posts its response with further fields. */
export function usePasskey({ purpose, optionsPath, action, intent }: PasskeyUse) {
  const submit = useSubmit();
  const isSubmitting = useNavigation().formData?.get('intent') === intent;
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<PlainTranslationKey | null>(null);

  async function post(fields: Record<string, string>): Promise<void> {
    setProblem(null);
    setWaiting(true);
    const result = await import('./request-passkey.ts')
      .then(({ requestPasskey }) => requestPasskey(purpose, optionsPath))
      .catch(() => ({ problem: 'passkey.problem.failed' as const }));
    setWaiting(false);
    if ('problem' in result) setProblem(result.problem);
    else await submit({ ...fields, intent, response: result.response }, { method: 'post', action });
  }

  return { post, problem, isBusy: isWaiting || isSubmitting };
}
