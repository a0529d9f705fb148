import { sealedTable } from '#platform/reseal.server.ts';
import type { SealingContext } from '#platform/sealing.server.ts';

export const roomContext = (courseId: string): SealingContext => ({ table: 'courses', column: 'room', id: courseId });

export const sealedCourses = sealedTable<'room', { id: string }>({
  name: 'courses',
  sealed: ['room'],
  contextOf: (_, row) => roomContext(row.id),
});

/** Bound to the rule, so that neither can be moved to a lesson of another course. */
export const lessonContext = (column: 'room' | 'note', id: string, ruleId: string): SealingContext => ({
  table: 'lesson_changes',
  column,
  id,
  parties: [ruleId],
});

export const sealedLessonChanges = sealedTable<'room' | 'note', { id: string; rule_id: string }>({
  name: 'lesson_changes',
  sealed: ['room', 'note'],
  contextColumns: ['rule_id'],
  contextOf: (column, row) => lessonContext(column, row.id, row.rule_id),
});
