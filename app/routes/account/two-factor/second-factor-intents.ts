/** Intents of the buttons that post no fields. */
export const secondFactorIntents = {
  removeAuthenticator: 'remove-authenticator',
  removePasskey: 'remove-passkey',
  newCodes: 'new-codes',
} as const;
