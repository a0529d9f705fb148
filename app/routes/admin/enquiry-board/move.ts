import { type EnquiryState, enquiryStates } from '#features/enquiries/enquiries.ts';
import { parseRevision } from '#platform/revision.ts';
import { parseUuid } from '#platform/uuid.ts';

export interface Move {
  id: string;
  /** Revision that the board shows. */
  revision: number;
  state: EnquiryState;
}

export const moveField = 'move';

/** One value, because a button posts one. */
export const moveText = ({ id, revision, state }: Move) => `${id} ${revision} ${state}`;

export function parseMove(text: string | null): Move | null {
  const [idText, shown, state, ...more] = (text ?? '').split(' ');
  const id = parseUuid(idText);
  const known = enquiryStates.find((each) => each === state);
  const revision = parseRevision(shown);
  if (id === null || revision === null || !known || more.length > 0) return null;
  return { id, revision, state: known };
}
