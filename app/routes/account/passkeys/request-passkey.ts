import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { PlainTranslationKey } from '#i18n/translate.ts';

export type DeviceResponse = { response: string } | { problem: PlainTranslationKey };

/** Loaded on first use. @param optionsPath returns the options for the device */
export async function requestPasskey(purpose: 'add' | 'sign in', optionsPath: string): Promise<DeviceResponse> {
  if (!browserSupportsWebAuthn()) return { problem: 'passkey.problem.unsupported' };
  const response = await fetch(optionsPath, { method: 'POST' });
  if (!response.ok) return { problem: response.status === 429 ? 'login.problem.tooMany' : 'passkey.problem.failed' };
  const optionsJSON = await response.json();
  const ceremony = purpose === 'add' ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON });
  return ceremony.then(
    (response) => ({ response: JSON.stringify(response) }),
    (error: unknown) => ({
      problem: isKnown(error) ? 'passkey.problem.known' : 'passkey.problem.cancelled',
    }),
  );
}

const isKnown = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError';
