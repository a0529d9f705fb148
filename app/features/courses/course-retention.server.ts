import type { DeletionRule } from '#platform/retention.server.ts';

/** Archived courses, once the records of all students are deleted who attended them. @see PD-67 */
export const coursesOfNobody: DeletionRule = {
  table: 'courses',
  expiredWhen: `archived_at is not null and not exists (select from course_students where course_id = courses.id)`,
};
