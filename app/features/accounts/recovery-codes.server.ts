import { randomBytes } from 'node:crypto';
import { tokenHash } from '#platform/tokens.server.ts';
import { secondFactorLimits } from './second-factors.ts';

/** Crockford's base32: without i, l, o and u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

export interface RecoveryCodes {
  /** Shown once: 80 random bits each, in four groups. */
  codes: string[];
  /** A plain hash is enough: so many bits cannot be guessed. */
  hashes: Buffer[];
}

export function makeRecoveryCodes(): RecoveryCodes {
  const codes = Array.from({ length: secondFactorLimits.recoveryCodes }, makeCode);
  return { codes, hashes: codes.map(hashRecoveryCode) };
}

/** Ignores case, spaces and hyphens, and reads similar characters as digits. */
export function hashRecoveryCode(typed: string): Buffer {
  const text = typed.normalize('NFKC').toLowerCase();
  return tokenHash(
    text
      .replace(/[^0-9a-z]/g, '')
      .replaceAll('o', '0')
      .replace(/[il]/g, '1'),
  );
}

function makeCode(): string {
  const characters = Array.from(randomBytes(16), (byte) => alphabet.charAt(byte % alphabet.length));
  return [0, 4, 8, 12].map((start) => characters.slice(start, start + 4).join('')).join('-');
}
