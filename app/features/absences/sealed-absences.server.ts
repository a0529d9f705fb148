import type { ResealedTable } from '../../platform/reseal.server.ts';
import { type SealedPlace, seal, unseal } from '../../platform/sealing.server.ts';

type Bound = { id: string; student_id: string };

/** Bound to the student, so that the note cannot be moved to another student. */
export const notePlace = ({ id, student_id }: Bound): SealedPlace => ({
  table: 'absences',
  column: 'note',
  id,
  parties: [student_id],
});

export const sealedAbsences: ResealedTable<Bound & { note: Buffer }> = {
  name: 'absences',
  sealed: ['note'],
  digests: [],
  read: ['student_id'],
  written: { note: 'bytea' },
  place: (_, row) => notePlace(row),
  reseal: (keyring, row) => ({ note: seal(keyring, notePlace(row), unseal(keyring, notePlace(row), row.note)) }),
};
