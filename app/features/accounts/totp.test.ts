import { describe, expect, it } from 'vitest';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.server.ts';
import { checkCode, digitsOf, makeSecret, setUpAuthenticator } from './totp.server.ts';

/** The secret of RFC 6238, appendix B, in base32; its codes have eight digits, of which apps show the last six. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('A code', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [20_000_000_000, '353130', 666_666_666],
  ])('is accepted as defined by RFC 6238 for the time %d s', (seconds, code, period) => {
    expect(checkCode(rfcSecret, code, seconds * 1_000)).toBe(period);
  });

  it('is accepted one period early or late, and not beyond that', () => {
    const at = (seconds: number) => checkCode(rfcSecret, '081804', seconds * 1_000);
    const middle = 1_111_111_109;
    expect([at(middle - 30), at(middle + 30)]).toEqual([37_037_036, 37_037_036]);
    expect([at(middle - 60), at(middle + 60)]).toEqual([null, null]);
  });

  it('can be typed with spaces and in the digits of other scripts', () => {
    for (const typed of ['081 804', ' 081804 ', '٠٨١٨٠٤', '۰۸۱۸۰۴', '０８１８０４'])
      expect(digitsOf(typed)).toBe('081804');
    for (const typed of ['', '81804', '0818041', 'abcdef', '0818-0a']) expect(digitsOf(typed)).toBeNull();
  });
});

it('The setup of an authenticator app contains the secret as text, as a link and as a QR code', () => {
  const secret = makeSecret();
  const { uri, qrCode } = setUpAuthenticator(secret, 'zoe@example.org');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toMatch(/^otpauth:\/\/totp\//);
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  expect(decodeURIComponent(uri)).toContain('zoe@example.org');
  expect(qrCode.path.length).toBeGreaterThan(qrCode.size * qrCode.size);
});

it('Ten different recovery codes are made, which can be typed in capitals and with similar characters', () => {
  const { codes, hashes } = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  const [code = '', hash] = [codes[0], hashes[0]];
  const careless = ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
  expect(hashRecoveryCode(careless)).toEqual(hash);
});
