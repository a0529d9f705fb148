import { passkeyLimits } from '#features/accounts/passkeys.ts';
import { defineForm } from '#forms/define-form.ts';

export const addPasskeyIntent = 'add-passkey';

export const passkeyForm = defineForm<'name' | 'response'>({
  texts: 'passkeys.add',
  intent: addPasskeyIntent,
  keepsDraft: false,
  fields: {
    name: { label: 'passkeys.name', hint: 'passkeys.name.hint', limit: passkeyLimits.nameLength },
    response: { label: 'passkeys.title', isSecret: true },
  },
});
