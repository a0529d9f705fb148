import { Secret, TOTP } from 'otpauth';

/** Returns the code that an authenticator app shows. @param periods after now or, if negative, before */
export function currentCode(secret: string, periods = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 });
}
