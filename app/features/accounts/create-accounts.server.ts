import { sql } from 'kysely';
import type { Language } from '#content/languages.ts';
import type { Role } from '#content/roles.ts';
import { inBatches } from '#platform/batches.ts';
import type { WriteTx } from '#platform/database.server.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { recordAuditEvents } from '../audit/audit.server.ts';

export interface ImportedAccount {
  fullName: string;
  email: string;
  role: Role;
  language: Language | null;
}

/** Creates accounts without passwords. Returns ids by address. @throws a unique violation for an address in use */
export async function createAccounts(tx: WriteTx, accounts: readonly ImportedAccount[]): Promise<Map<string, string>> {
  const created = await inBatches(accounts, async (batch) => {
    const { rows } = await sql<{ email: string; role: string; id: string }>`
      select email, role, accounts.create_account("fullName", email, role, null, null, language) as id
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
        as account ("fullName" text, email text, role text, language text)`.execute(tx);
    return rows;
  });
  await recordAuditEvents(
    tx,
    created.flat().map(({ id, role }) => ({
      event: 'account created',
      subject: { type: 'account', id },
      details: { role },
    })),
  );
  return new Map(created.flat().map(({ email, id }) => [email, id]));
}

/**
 * Makes links for those of the people who have no password and no valid link. Returns the tokens of the invited, by account.
 * @see PD-15, PD-59
 */
export async function makeInvitationLinks(tx: WriteTx, personIds: readonly string[]): Promise<Map<string, string>> {
  const invited = await inBatches(personIds, async (batch) => {
    const tokens = new Map(batch.map((id) => [id, makeToken()]));
    const links = [...tokens].map(([id, token]) => ({ id, hash: tokenHash(token).toString('hex') }));
    const { rows } = await sql<{ id: string }>`
      select accounts.invite_many(${JSON.stringify(links)}::jsonb) as id`.execute(tx);
    return rows.flatMap(({ id }): [string, string][] => {
      const token = tokens.get(id);
      return token === undefined ? [] : [[id, token]];
    });
  });
  return new Map(invited.flat());
}

/** An unknown account is left out. */
export async function correctNames(tx: WriteTx, people: readonly { id: string; fullName: string }[]): Promise<void> {
  await inBatches(people, (batch) =>
    sql`select accounts.correct_name(id, "fullName")
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as person (id uuid, "fullName" text)`.execute(tx),
  );
  await recordAuditEvents(
    tx,
    people.map(({ id }) => ({ event: 'account name changed', subject: { type: 'account', id } })),
  );
}
