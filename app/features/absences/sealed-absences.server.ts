import { sealedTable } from '#platform/reseal.server.ts';
import type { SealingContext } from '#platform/sealing.server.ts';

type Bound = { id: string; student_id: string };

/** Bound to the student, so that the note cannot be moved to another student. */
export const noteContext = ({ id, student_id }: Bound): SealingContext => ({
  table: 'absences',
  column: 'note',
  id,
  parties: [student_id],
});

export const sealedAbsences = sealedTable<'note', Bound>({
  name: 'absences',
  sealed: ['note'],
  contextColumns: ['student_id'],
  contextOf: (_, row) => noteContext(row),
});
