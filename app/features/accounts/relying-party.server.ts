import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import * as z from 'zod/mini';
import { school } from '#content/school.ts';
import type { PasskeyFault } from './confirm-sign-in.server.ts';

/** Origin of `APP_URL` and its host, to which browsers bind passkeys. */
export interface RelyingParty {
  origin: string;
  host: string;
}

export const relyingPartyOf = ({ origin, hostname }: URL): RelyingParty => ({ origin, host: hostname });

/** Timeout of the browser's prompt, the same as the validity of a challenge. */
const timeoutMilliseconds = 5 * 60_000;

/** Loads on first use: the library's certificates would slow down every start. */
const library = () => import('@simplewebauthn/server');

interface Registration {
  personId: string;
  email: string;
  fullName: string;
  challenge: Buffer;
  /** The browser refuses devices that hold one of these passkeys. */
  knownIds: Buffer[];
}

export async function registrationOptions(
  { host }: RelyingParty,
  { personId, email, fullName, challenge, knownIds }: Registration,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: school.name,
    rpID: host,
    userID: new TextEncoder().encode(personId),
    userName: email,
    userDisplayName: fullName,
    challenge: new Uint8Array(challenge),
    timeout: timeoutMilliseconds,
    attestationType: 'none',
    excludeCredentials: knownIds.map((id) => ({ id: id.toString('base64url') })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export interface KnownCredential {
  id: Buffer;
  transports: string[];
}

/** @param known none: any passkey that the device has for this site */
export async function signInOptions(
  { host }: RelyingParty,
  challenge: Buffer,
  known: KnownCredential[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: host,
    challenge: new Uint8Array(challenge),
    timeout: timeoutMilliseconds,
    userVerification: 'required',
    allowCredentials: known.map(({ id, transports }) => ({
      id: id.toString('base64url'),
      transports: transports as AuthenticatorTransport[],
    })),
  });
}

export interface VerifiedPasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

/** Returns null if it is malformed, for another site or challenge, or made without verifying its user. */
export async function verifyRegistration(
  { origin, host }: RelyingParty,
  response: string,
  challenge: Buffer,
): Promise<VerifiedPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: JSON.parse(response) as RegistrationResponseJSON,
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credentialId: Buffer.from(id, 'base64url'),
      publicKey: Buffer.from(publicKey),
      counter,
      transports: transports.filter((name) => /^[a-z-]{1,20}$/.test(name)).slice(0, 10),
    };
  } catch {
    return null;
  }
}

/** Response of a passkey, and the stored data to verify it with. */
export interface Assertion {
  response: string;
  challenge: Buffer;
  credentialId: Buffer;
  publicKey: Buffer;
}

/** @returns the new counter, which the database compares with the last one; null for a wrong signature */
export async function verifyAssertion(
  { origin, host }: RelyingParty,
  { response, challenge, credentialId, publicKey }: Assertion,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: JSON.parse(response) as AuthenticationResponseJSON,
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: origin,
      expectedRPID: host,
      credential: { id: credentialId.toString('base64url'), publicKey: new Uint8Array(publicKey), counter: 0 },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** For the log, of a response that the database has refused. @param counter null for a wrong signature */
export function faultOf(counter: number | null, last: string | null): PasskeyFault {
  return counter !== null && counter <= Number(last) ? 'counter of the passkey' : 'wrong passkey';
}

/** `userHandle`: the `userID` of the registration, which the library leaves to us. Null: the device left it out. */
const AssertionShape = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,1364}$/)),
  response: z.object({ userHandle: z.optional(z.nullable(z.string())) }),
});

/** `ownerId`: null if the device does not name the account, as it may after a password. */
export interface NamedPasskey {
  credentialId: Buffer;
  ownerId: string | null;
}

/** @returns the passkey that a response names, which is untrusted; null for a malformed response */
export function readAssertion(response: string): NamedPasskey | null {
  try {
    const { id, response: signed } = AssertionShape.parse(JSON.parse(response));
    return {
      credentialId: Buffer.from(id, 'base64url'),
      ownerId: signed.userHandle ? ownerOf(signed.userHandle) : null,
    };
  } catch {
    return null;
  }
}

const ownerOf = (userHandle: string) => z.uuid().parse(Buffer.from(userHandle, 'base64url').toString('utf8'));
