import type { RouterContextProvider } from 'react-router';
import { listPeople } from '#features/accounts/accounts.server.ts';
import { type StudentRecord, staffFields } from '#features/students/students.ts';
import { fieldsToRepeat } from '#forms/confirmation.server.ts';
import type { Question } from '#forms/confirmation.ts';
import { readForSession } from '#http/session.server.ts';
import type { AskedPassword } from '../../account/own-password.tsx';
import { askPassword } from '../../account/recent-password.server.ts';

type Assigning = Pick<StudentRecord, 'fullName' | (typeof staffFields)[number]>;

export interface AssignmentQuestion extends Question {
  assigned: { name: string; student: string }[];
  asked: AskedPassword;
}

/**
 * Returns the question for the password before mentors or coaches are assigned to students; null if nobody is newly
 * assigned, or if the password was entered recently. Unknown people are not counted: saving the form refuses them.
 * @param before the students as they are; omitted for new ones @see PD-65
 */
export async function assignmentQuestion(
  form: FormData,
  students: readonly { wanted: Assigning; before?: Assigning | null }[],
  context: Readonly<RouterContextProvider>,
): Promise<{ question: AssignmentQuestion; init: ResponseInit } | null> {
  const chosen = students.flatMap(({ wanted, before }) =>
    staffFields.flatMap((field) => {
      const id = wanted[field];
      return id === null || id === before?.[field] ? [] : [{ id, student: wanted.fullName }];
    }),
  );
  if (chosen.length === 0) return null;
  const people = await readForSession(context, (tx) =>
    listPeople(
      tx,
      chosen.map(({ id }) => id),
    ),
  );
  const assigned = chosen.flatMap(({ id, student }) => {
    const person = people.find((one) => one.id === id);
    return person ? [{ name: person.fullName, student }] : [];
  });
  const unproved = assigned.length > 0 ? await askPassword(form, context) : null;
  return (
    unproved && { question: { assigned, asked: unproved.asked, fields: fieldsToRepeat(form) }, init: unproved.init }
  );
}
