import { sealedTable } from '#platform/reseal.server.ts';
import type { SealingContext } from '#platform/sealing.server.ts';

/** Bound to the student, so that the note cannot be moved to another student. */
export const noteContext = (id: string, studentId: string): SealingContext => ({
  table: 'absences',
  column: 'note',
  id,
  parties: [studentId],
});

export const sealedAbsences = sealedTable<'note', { id: string; student_id: string }>({
  name: 'absences',
  sealed: ['note'],
  contextColumns: ['student_id'],
  contextOf: (_, row) => noteContext(row.id, row.student_id),
});
