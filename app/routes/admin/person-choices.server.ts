import { findPeople, listPeople } from '#features/accounts/accounts.server.ts';
import type { PersonChoice, Session } from '#features/accounts/accounts.ts';
import { suitableRoles } from '#features/students/students.ts';
import type { Tx } from '#platform/database.server.ts';
import { hasWords, searchWordsOf } from '#platform/fold-text.server.ts';

/** People who may be a student's parent, including the current administrator. */
export async function findParentChoices(tx: Tx, search: string, session: Session): Promise<PersonChoice[]> {
  return withSelf(await findPeople(tx, search, suitableRoles.parentId), search, session);
}

/** People who may hold an office, including the current administrator. @see PD-28 */
export async function findStaffChoices(tx: Tx, search: string, session: Session): Promise<PersonChoice[]> {
  return withSelf(await findPeople(tx, search, ['mentor', 'admin']), search, session);
}

function withSelf(found: PersonChoice[], search: string, session: Session): PersonChoice[] {
  const self = { id: session.personId, fullName: session.fullName, email: session.email };
  const isFound = hasWords(`${self.fullName} ${self.email}`, searchWordsOf(search));
  return isFound ? [self, ...found] : found;
}

export function findMentorChoices(tx: Tx, search: string): Promise<PersonChoice[]> {
  return findPeople(tx, search, suitableRoles.academicMentorId);
}

/** Includes the people already chosen, so that a form keeps them after a search. */
export async function withChosen(tx: Tx, chosen: (string | null)[], found: PersonChoice[]): Promise<PersonChoice[]> {
  const missing = chosen.filter((id): id is string => id !== null && !found.some((person) => person.id === id));
  return [...(await listPeople(tx, missing)), ...found];
}
