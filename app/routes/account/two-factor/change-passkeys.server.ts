import type { RouterContextProvider } from 'react-router';
import { addPasskey, removePasskey } from '#features/accounts/change-passkeys.server.ts';
import { NewPasskeySchema } from '#features/accounts/passkeys.schema.ts';
import { relyingPartyOf } from '#features/accounts/relying-party.server.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { onlyText, parseForm } from '#forms/parse-form.server.ts';
import { sessionToken } from '#http/session.server.ts';
import { servicesContext } from '#platform/request-context.server.ts';
import { parseUuid } from '#platform/uuid.ts';
import { passkeyForm } from './passkey-form.ts';
import { addedResponse, backToPage, refusedResponse, writeOwn } from './second-factor-responses.server.ts';

type Context = Readonly<RouterContextProvider>;

export function addPasskeyFromForm(form: FormData, context: Context) {
  return handleForm(context, parseForm(form, NewPasskeySchema, passkeyForm), async (passkey, returnErrors) => {
    const relyingParty = relyingPartyOf(context.get(servicesContext).appUrl);
    const added = await writeOwn(context, (tx) => addPasskey(tx, relyingParty, sessionToken(context) ?? '', passkey));
    if (added.outcome === 'invalid') return returnErrors({ response: 'passkeys.invalid' });
    if (added.outcome === 'refused') return refusedResponse(context);
    return addedResponse(context, added.codes, 'passkeys.done.added');
  });
}

export async function removePasskeyFromForm(form: FormData, context: Context) {
  const passkeyId = parseUuid(onlyText(form, 'passkeyId'));
  const token = sessionToken(context) ?? '';
  const isRemoved = passkeyId !== null && (await writeOwn(context, (tx) => removePasskey(tx, token, passkeyId)));
  if (!isRemoved) return refusedResponse(context);
  throw backToPage(context, 'passkeys.done.removed');
}
