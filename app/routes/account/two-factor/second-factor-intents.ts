/** Of the buttons without a form of their own. */
export const secondFactorIntents = {
  removeAuthenticator: 'remove-authenticator',
  removePasskey: 'remove-passkey',
  newCodes: 'new-codes',
} as const;
