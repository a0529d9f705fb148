import { Secret, TOTP } from 'otpauth';

/** What the app of a person shows. @param periods later or, if negative, earlier */
export function currentCode(secret: string, periods = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 });
}
