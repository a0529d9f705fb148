import type { RouterContextProvider } from 'react-router';
import type { Office } from '#content/offices.ts';
import { listPeople } from '#features/accounts/accounts.server.ts';
import type { OfficeAssignment } from '#features/offices/offices.schema.ts';
import { listOffices } from '#features/offices/offices.server.ts';
import { confirmationField, type Question } from '#forms/confirmation.ts';
import { readForSession } from '#http/session.server.ts';
import type { AskedPassword } from '../../account/own-password.tsx';

export interface OfficeConfirmation extends Question {
  office: Office;
  gaining: string[];
  losing: string[];
  /** Neither holder nor deputy: messages reach all administrators. */
  isVacated: boolean;
  /** Null if the session has a recent password. @see PD-65 */
  asked: AskedPassword | null;
}

/** Returns null if nothing changes, a person is unknown, or the change is confirmed and still the same. */
export function officeConfirmation(
  id: Office,
  wanted: OfficeAssignment,
  confirmed: unknown,
  context: Readonly<RouterContextProvider>,
): Promise<Omit<OfficeConfirmation, 'asked'> | null> {
  return readForSession(context, async (tx) => {
    const office = (await listOffices(tx)).find((each) => each.id === id);
    const before = [office?.holder?.id ?? null, office?.deputy?.id ?? null];
    const after = [wanted.holderId, wanted.deputyId];
    const key = before.join(':');
    if (confirmed === key || key === after.join(':')) return null;
    const people = await listPeople(
      tx,
      [...before, ...after].filter((each) => each !== null),
    );
    if (after.some((each) => each !== null && !people.some((one) => one.id === each))) return null;
    const namesOf = (ids: (string | null)[], others: (string | null)[]) =>
      ids.flatMap((each) => (others.includes(each) ? [] : (people.find((one) => one.id === each)?.fullName ?? [])));
    return {
      office: id,
      gaining: namesOf(after, before),
      losing: namesOf(before, after),
      isVacated: after.every((each) => each === null),
      fields: { holderId: wanted.holderId ?? '', deputyId: wanted.deputyId ?? '', [confirmationField.name]: key },
    };
  });
}
