import type { ResealedTable } from '../../platform/reseal.server.ts';
import type { SealingContext } from '../../platform/sealing.server.ts';

type Bound = { id: string; student_id: string };

/** Bound to the student, so that the note cannot be moved to another student. */
export const noteContext = ({ id, student_id }: Bound): SealingContext => ({
  table: 'absences',
  column: 'note',
  id,
  parties: [student_id],
});

export const sealedAbsences: ResealedTable<Bound & { note: Buffer }> = {
  name: 'absences',
  sealed: ['note'],
  digests: [],
  contextColumns: ['student_id'],
  updatedColumns: { note: 'bytea' },
  contextOf: (_, row) => noteContext(row),
  reseal: (sealer, row) => ({ note: sealer.seal(noteContext(row), sealer.unseal(noteContext(row), row.note)) }),
};
