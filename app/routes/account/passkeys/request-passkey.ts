import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { PlainTranslationKey } from '../../../i18n/translate.ts';

export type DeviceResponse = { response: string } | { problem: PlainTranslationKey };

/** Loaded on first use. @param optionsPath returns the options for the device */
export async function requestPasskey(purpose: 'add' | 'sign in', optionsPath: string): Promise<DeviceResponse> {
  if (!browserSupportsWebAuthn()) return { problem: 'passkey.problem.unsupported' };
  const answer = await fetch(optionsPath, { method: 'POST' });
  if (!answer.ok) return { problem: answer.status === 429 ? 'login.problem.tooMany' : 'passkey.problem.failed' };
  const optionsJSON = await answer.json();
  const asked = purpose === 'add' ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON });
  return asked.then(
    (response) => ({ response: JSON.stringify(response) }),
    (error: unknown) => ({
      problem: isKnown(error) ? 'passkey.problem.known' : 'passkey.problem.cancelled',
    }),
  );
}

const isKnown = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError';
