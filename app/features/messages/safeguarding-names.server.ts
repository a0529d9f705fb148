import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { sealedTable } from '#platform/reseal.server.ts';
import type { Sealer, SealingContext } from '#platform/sealing.server.ts';
/** @param id the id of the account */
export const safeguardingNameContext = (id: string): SealingContext => ({
  table: 'safeguarding_names',
  column: 'details',
  id,
});

interface Named {
  fullName: string;
  email: string;
}

/** The name of an account that is about to be deleted, for a safeguarding record that names it. @see PD-63 */
export function sealSafeguardingName(sealer: Sealer, { id, fullName, email }: Named & { id: string }): Buffer {
  return sealer.seal(safeguardingNameContext(id), JSON.stringify({ fullName, email } satisfies Named));
}

/** Stores the names that safeguarding records need, before the accounts are deleted in the same transaction of the owner. */
export async function keepSafeguardingNames(
  client: pg.ClientBase,
  sealer: Sealer,
  { accounts, safeguardingSince }: { accounts: readonly string[]; safeguardingSince: Date },
): Promise<void> {
  const { rows } = await client.query<Named & { id: string }>(
    `select id, full_name as "fullName", email from profiles where id = any ($1) order by id for update`,
    [accounts],
  );
  await client.query(
    'select keep_safeguarding_name(id, details, $3) from unnest($1::uuid[], $2::bytea[]) as given (id, details)',
    [rows.map(({ id }) => id), rows.map((row) => sealSafeguardingName(sealer, row)), safeguardingSince],
  );
}

/** Column with the sealed name of a deleted account; null if `profile` has a row, or the reader does not handle its record. */
export const formerNameColumn = (accountId: string, profile: string) => sql<Buffer | null>`case
  when ${sql.ref(`${profile}.id`)} is null then (
    select details from safeguarding_names where safeguarding_names.id = ${sql.ref(accountId)}) end`;

/** The same for a message that only those who handle a safeguarding record, and its other party, can see. */
export const formerPartyColumn = (
  message: string,
  accountId: RawBuilder<unknown>,
  profile: string,
) => sql<Buffer | null>`case
  when ${sql.ref(`${profile}.id`)} is null
    and 'safeguarding' in (${sql.ref(`${message}.to_office`)}, ${sql.ref(`${message}.from_office`)}) then (
    select details from safeguarding_names where safeguarding_names.id = ${accountId}) end`;

/** `Paula Berg (paula@example.org)`; null without a name, or if it does not decrypt. */
export function formerName(sealer: Sealer, id: string | null, details: Buffer | null): string | null {
  const opened = id && details && sealer.unsealOrNull(safeguardingNameContext(id), details);
  if (!opened) return null;
  const { fullName, email } = JSON.parse(opened) as Named;
  return `${fullName} (${email})`;
}

export const sealedSafeguardingNames = sealedTable({
  name: 'safeguarding_names',
  sealed: ['details'],
  contextOf: (_, { id }) => safeguardingNameContext(id),
});
