/** Passkeys, on the page of two-factor authentication. */
export const passkeys = {
  'passkeys.title': 'Passkeys',
  'passkeys.text':
    'Confirm that it is you with the fingerprint, face or PIN of your device, or with a security key. A passkey works on this website only, so a fake copy of the site cannot steal it.',
  'passkeys.noScript':
    'Passkeys need JavaScript, which is turned off in this browser. An authenticator app works without it.',
  'passkeys.name': 'Name of the passkey',
  'passkeys.name.hint': 'For example the device it is stored on',
  'passkeys.add.submit': 'Add Passkey',
  'passkeys.add.submitting': 'Waiting for your device...',
  'passkeys.added': 'Added:',
  'passkeys.lastUse': 'Last used:',
  'passkeys.unused': 'never',
  'passkeys.remove': 'Remove {name}',
  'passkeys.remove.text':
    'This passkey will no longer open your account. Delete it on your device, too: the website cannot do that. We will tell you by email.',
  'passkeys.remove.submit': 'Remove Passkey',
  'passkeys.done.added': 'The passkey has been added. Other browsers have been signed out.',
  'passkeys.done.removed': 'The passkey has been removed. Other browsers have been signed out.',
  'passkeys.full': 'You have ten passkeys. Remove one to add another.',
  'passkeys.invalid': 'The passkey could not be added. Please try again.',
  'validation.passkeyName.required': 'Name is required',
  'validation.passkeyName.tooLong': 'Name must be 60 characters or less',
} as const;
