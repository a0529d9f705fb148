import { sql } from 'kysely';
import type { Language } from '#content/languages.ts';
import type { Tx } from '#platform/database.server.ts';
import type { Page } from '#platform/lists.ts';
import type { FamilyMember } from '../students/guardians.ts';
import { type FoundStudent, findStudents, listStudents } from '../students/students.server.ts';
import type { StudentQuery } from '../students/students.ts';

export interface Contact {
  student: FoundStudent;
  /** Addresses of active staff. */
  academicMentor: string | null;
  wellbeingCoach: string | null;
  /** Active guardians without a restriction. */
  guardians: (FamilyMember & Address)[];
}

interface Address {
  email: string;
  language: Language | null;
}

/** Students with the addresses of their families, as an import reads them. For administrators. @see PD-59 */
export async function listContacts(tx: Tx, query: StudentQuery, size: number): Promise<Page<Contact>> {
  const { items, next } = await listStudents(tx, query, size);
  const students = new Map(
    (
      await findStudents(
        tx,
        items.map(({ id }) => id),
      )
    ).map((student) => [student.id, student]),
  );
  const staff = [...students.values()].flatMap(({ academicMentorId, wellbeingCoachId }) => [
    academicMentorId,
    wellbeingCoachId,
  ]);
  const people = [...items.flatMap(({ guardians }) => guardians.map(({ id }) => id)), ...staff];
  const addresses = await findAddresses(tx, [...new Set(people.filter((id) => id !== null))]);
  const addressOf = (id: string | null) => (id === null ? null : (addresses.get(id)?.email ?? null));
  const contacts = items.flatMap(({ id, guardians }): Contact[] => {
    const student = students.get(id);
    if (!student) return [];
    return [
      {
        student,
        academicMentor: addressOf(student.academicMentorId),
        wellbeingCoach: addressOf(student.wellbeingCoachId),
        guardians: guardians.flatMap((guardian) => {
          const address = addresses.get(guardian.id);
          return address ? [{ ...guardian, ...address }] : [];
        }),
      },
    ];
  });
  return { items: contacts, next };
}

/** Without suspended people. */
async function findAddresses(tx: Tx, ids: readonly string[]): Promise<Map<string, Address>> {
  const { rows } = await sql<Address & { id: string }>`
    select id, email, language from accounts.list_addresses(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, ...address }) => [id, address]));
}
