import { sql } from 'kysely';
import { ownFields, type StudentRecord, staffFields } from './students.ts';

export type StudentField = keyof StudentRecord;

/** Selects, writes, imports and the audit log follow from these columns. */
const columns = {
  fullName: 'full_name',
  studentNumber: 'student_number',
  currentLevel: 'current_level',
  className: 'class_name',
  academicMentorId: 'academic_mentor_id',
  wellbeingCoachId: 'wellbeing_coach_id',
} as const satisfies Record<StudentField, string>;

type Columns = typeof columns;

type StudentRow = { [Field in StudentField as Columns[Field]]: StudentRecord[Field] };

export const studentFields: readonly StudentField[] = [...ownFields, ...staffFields];

export function studentRow(student: StudentRecord): StudentRow {
  return Object.fromEntries(studentFields.map((field) => [columns[field], student[field]])) as StudentRow;
}

/** The columns that an import writes to a student whose number it names. */
export const importedColumns = studentFields
  .filter((field) => field !== 'studentNumber')
  .map((field) => columns[field]);

export const ownColumns = selected(ownFields);
export const staffColumns = selected(staffFields);

/** `ownColumns` of a statement in SQL. */
export const ownColumnsInSql = sql.join(
  ownFields.map((field) => sql`${sql.ref(`students.${columns[field]}`)} as ${sql.ref(field)}`),
);

function selected<Field extends StudentField>(fields: readonly Field[]) {
  return fields.map(
    (field) =>
      `students.${columns[field]} as ${field}` as { [Each in Field]: `students.${Columns[Each]} as ${Each}` }[Field],
  );
}
