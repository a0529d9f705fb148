import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { school } from '#content/school.ts';
import type { AuthenticatorSetup, QrCode } from './second-factors.ts';

const periodSeconds = 30;
/** Clocks of phones may be one period off. */
const acceptedPeriods = 1;

/** SHA-1 and six digits: several authenticator apps ignore other values in the QR code. */
const parametersOf = (secret: Secret) => ({ secret, algorithm: 'SHA1', digits: 6, period: periodSeconds });

export function makeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** @param secret base32 @param email names the account in the app */
export function setUpAuthenticator(secret: string, email: string): AuthenticatorSetup {
  const uri = new TOTP({ ...parametersOf(Secret.fromBase32(secret)), issuer: school.name, label: email }).toString();
  return { secret, uri, qrCode: drawQrCode(uri) };
}

/** @returns the period that the code belongs to, counted from 1970, or null for a wrong code */
export function checkCode(secret: string, code: string, now = Date.now()): number | null {
  const token = digitsOf(code);
  if (token === null) return null;
  const delta = TOTP.validate({
    ...parametersOf(Secret.fromBase32(secret)),
    token,
    window: acceptedPeriods,
    timestamp: now,
  });
  return delta === null ? null : Math.floor(now / 1_000 / periodSeconds) + delta;
}

/** Six digits, which may be Arabic ones or divided by spaces. Null for other texts. */
export function digitsOf(code: string): string | null {
  const text = code
    .normalize('NFKC')
    .replace(/[\s\p{Cf}-]/gu, '')
    .replace(/[٠-٩۰-۹]/g, latinDigit);
  return /^\d{6}$/.test(text) ? text : null;
}

const latinDigit = (digit: string) => String((digit.codePointAt(0) ?? 0) % 16);

function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
