/** What a person may confirm their sign-in with besides the password. */
export interface SecondFactors {
  /** When the authenticator app was added; null without one. */
  authenticatorSince: Date | null;
  recoveryCodesLeft: number;
}

/** What an authenticator app needs: as text, as a link for apps on the same device, and as a QR code. */
export interface AuthenticatorSetup {
  /** In base32. */
  secret: string;
  uri: string;
  qrCode: QrCode;
}

/** Black modules of a square of `size` × `size` as an SVG path. */
export interface QrCode {
  size: number;
  path: string;
}

export const secondFactorLimits = {
  recoveryCodes: 10,
  /** Longest input, with spaces and hyphens. */
  codeLength: 40,
} as const;
