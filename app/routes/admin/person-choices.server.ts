import { findPeople, listPeople, type PersonChoice } from '../../features/accounts/account-list.server.ts';
import type { Role, Session } from '../../features/accounts/accounts.ts';
import type { Tx } from '../../platform/doors.server.ts';

/** Who may be a student's parent in the portal: parents and administrators, the one who asks among them. */
export async function findParentChoices(tx: Tx, search: string, asking: Session): Promise<PersonChoice[]> {
  const parentRoles: Role[] = ['parent', 'admin'];
  const found = await findPeople(tx, search, parentRoles);
  const self = { id: asking.personId, fullName: asking.fullName, email: asking.email };
  return isMatch(self, search) ? [self, ...found] : found;
}

export function findMentorChoices(tx: Tx, search: string): Promise<PersonChoice[]> {
  return findPeople(tx, search, ['mentor']);
}

/** Those already chosen first, so that a form keeps them whatever was searched for. */
export async function withChosen(tx: Tx, chosen: (string | null)[], found: PersonChoice[]): Promise<PersonChoice[]> {
  const missing = chosen.filter((id): id is string => id !== null && !found.some((person) => person.id === id));
  return [...(await listPeople(tx, missing)), ...found];
}

function isMatch({ fullName, email }: PersonChoice, search: string): boolean {
  const text = `${fullName} ${email}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
