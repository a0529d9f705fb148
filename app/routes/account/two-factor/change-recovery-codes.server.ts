import { data, type RouterContextProvider } from 'react-router';
import { replaceRecoveryCodes } from '#features/accounts/change-second-factors.server.ts';
import { sessionToken } from '#http/session.server.ts';
import { refusedResponse, writeOwn } from './second-factor-responses.server.ts';

export async function makeNewCodes(context: Readonly<RouterContextProvider>) {
  const codes = await writeOwn(context, (tx) => replaceRecoveryCodes(tx, sessionToken(context) ?? ''));
  return codes === null ? refusedResponse(context) : data({ kind: 'done' as const, codes });
}
