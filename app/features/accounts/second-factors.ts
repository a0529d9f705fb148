export interface SecondFactors {
  /** When the authenticator app was added; null without one. */
  authenticatorSince: Date | null;
  recoveryCodesLeft: number;
}

/** Secret for an authenticator app as text, as a link for apps on the same device, and as a QR code. */
export interface AuthenticatorSetup {
  /** Base32. */
  secret: string;
  uri: string;
  qrCode: QrCode;
}

/** `path`: SVG path of the black modules; `size`: modules per side. */
export interface QrCode {
  size: number;
  path: string;
}

export const secondFactorLimits = {
  recoveryCodes: 10,
  /** Longest input, with spaces and hyphens. */
  codeLength: 40,
} as const;
