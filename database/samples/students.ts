import { randomUUID } from 'node:crypto';
import { type AsOwner, insertRows } from './insert-rows.ts';

export interface SampleStudent {
  id?: string;
  fullName?: string;
  number?: string;
  level?: string | null;
  className?: string | null;
  parentId?: string | null;
  mentorId?: string | null;
  coachId?: string | null;
  createdAt?: Date;
  archivedAt?: Date | null;
}

const types = {
  id: 'uuid',
  full_name: 'text',
  student_number: 'text',
  current_level: 'text',
  class_name: 'text',
  parent_id: 'uuid',
  academic_mentor_id: 'uuid',
  wellbeing_coach_id: 'uuid',
  created_at: 'timestamptz',
  archived_at: 'timestamptz',
};

export async function addStudents(
  asOwner: AsOwner,
  students: readonly SampleStudent[],
): Promise<{ id: string; number: string }[]> {
  const rows = students.map(rowOf);
  await insertRows(asOwner, 'students', types, rows);
  return rows.map(({ id, student_number: number }) => ({ id, number }));
}

function rowOf(student: SampleStudent) {
  const { id = randomUUID(), fullName = 'Test Student', number = `S-${randomUUID().slice(0, 13)}` } = student;
  return {
    id,
    full_name: fullName,
    student_number: number,
    current_level: student.level,
    class_name: student.className,
    parent_id: student.parentId,
    academic_mentor_id: student.mentorId,
    wellbeing_coach_id: student.coachId,
    created_at: student.createdAt ?? new Date(),
    archived_at: student.archivedAt,
  };
}
