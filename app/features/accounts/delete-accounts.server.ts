import type pg from 'pg';

/**
 * Deletes accounts and a family's messages with staff, in the caller's transaction as the owner.
 * @param safeguardingSince newer messages with the safeguarding office are kept
 * @throws pg.DatabaseError if a safeguarding record names one of them and its name was not kept @see PD-56
 */
export async function deleteAccounts(
  client: pg.ClientBase,
  accounts: readonly string[],
  safeguardingSince: Date,
): Promise<void> {
  await client.query('select delete_accounts($1, $2)', [accounts, safeguardingSince]);
}
