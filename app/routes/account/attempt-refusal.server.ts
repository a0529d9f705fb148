import type { PlainTranslationKey } from '#i18n/translate.ts';

type UncheckedAttempt = { outcome: 'too many'; retryAfterSeconds: number } | { outcome: 'busy' };

interface AttemptRefusal {
  /** Shown at the field of the password. */
  error: PlainTranslationKey;
  /** Shown above the fields. */
  problem: PlainTranslationKey;
  init: { status: number; headers?: Record<string, string> };
}

/** Returns the error for a password or code that was not checked: too many attempts, or no capacity. */
export function attemptRefusal(result: UncheckedAttempt): AttemptRefusal {
  if (result.outcome === 'busy')
    return { error: 'error.unexpected', problem: 'login.problem.unexpected', init: { status: 503 } };
  const headers = { 'Retry-After': String(result.retryAfterSeconds) };
  return { error: 'login.tooMany', problem: 'login.problem.tooMany', init: { status: 429, headers } };
}
