import { randomUUID } from 'node:crypto';
import type { Role } from '#content/roles.ts';
import { addAccounts, openSessions } from '#database/samples/accounts.ts';
import { hashPassword } from '#features/accounts/passwords.server.ts';
import { person } from '#platform/database.server.ts';
import type { Identity } from '#platform/identity.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import type { TestDatabase } from './test-database.ts';

export interface TestPerson {
  id: string;
  fullName: string;
  email: string;
  role: Role;
  password: string;
}

/** Satisfies core §5. */
export const testPassword = 'Correct-Horse-9x!';

/** A unique name of letters only, as names require. */
export function uniqueName(firstName = 'Ottilie'): string {
  const letters = randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  return `${firstName} Q${letters}`;
}

let hash: Promise<string> | undefined;

export async function makePerson(
  database: Pick<TestDatabase, 'asOwner'>,
  role: Role,
  more: Partial<Pick<TestPerson, 'id' | 'fullName' | 'email'>> = {},
): Promise<TestPerson> {
  hash ??= hashPassword(testPassword);
  const { id = randomUUID(), fullName = `Test ${role}`, email = `${role}.${randomUUID()}@example.org` } = more;
  await addAccounts(database.asOwner, [{ id, fullName, email, role, passwordHash: await hash }]);
  return { id, fullName, email, role, password: testPassword };
}

export async function openSession(database: Pick<TestDatabase, 'asOwner'>, personId: string): Promise<string> {
  const [token = ''] = await openSessions(database.asOwner, [personId]);
  return token;
}

/** Identity of a person in a new session, whose password was entered just now. @see PD-65 */
export async function withRecentPassword(
  database: Pick<TestDatabase, 'asOwner'>,
  { id }: Pick<TestPerson, 'id'>,
): Promise<Identity<string>> {
  return person(id, tokenHash(await openSession(database, id)));
}
