import { randomUUID } from 'node:crypto';
import type { Mark } from '#features/attendance/attendance.ts';
import { type AsOwner, insertRows } from './insert-rows.ts';

export interface SampleRegister {
  ruleId: string;
  courseId: string;
  /** Also the day on which the lesson was held. */
  day: string;
  startsAt: Date;
  takenBy?: string;
  marks: Readonly<Record<string, Mark>>;
}

const types = {
  registers: {
    id: 'uuid',
    rule_id: 'uuid',
    course_id: 'uuid',
    day: 'date',
    starts_at: 'timestamptz',
    taken_by: 'uuid',
  },
  attendance: {
    id: 'uuid',
    register_id: 'uuid',
    student_id: 'uuid',
    course_id: 'uuid',
    held_on: 'date',
    starts_at: 'timestamptz',
    mark: 'text',
  },
};

/** Marks are by the ids of students. Returns the ids of all marks. */
export async function addRegisters(asOwner: AsOwner, registers: readonly SampleRegister[]): Promise<string[]> {
  const complete = registers.map((register) => ({ ...register, id: randomUUID() }));
  const rows = complete.map(({ id, ruleId, courseId, day, startsAt, takenBy }) => ({
    id,
    rule_id: ruleId,
    course_id: courseId,
    day,
    starts_at: startsAt,
    taken_by: takenBy ?? null,
  }));
  await insertRows(asOwner, 'registers', types.registers, rows);
  const marked = complete.flatMap(({ id, courseId, day, startsAt, marks }) =>
    Object.entries(marks).map(([studentId, mark]) => ({
      id: randomUUID(),
      register_id: id,
      student_id: studentId,
      course_id: courseId,
      held_on: day,
      starts_at: startsAt,
      mark,
    })),
  );
  await insertRows(asOwner, 'attendance', types.attendance, marked);
  return marked.map(({ id }) => id);
}
