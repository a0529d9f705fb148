import type { NewStudent, StudentRecord } from '../../../features/students/students.schema.ts';
import { defineForm, type FormField } from '../../../forms/define-form.ts';

export type StudentField = keyof StudentRecord;

const fields: Record<keyof NewStudent, FormField> = {
  fullName: { label: 'students.field.fullName' },
  parentId: { label: 'students.field.parent' },
  studentNumber: { label: 'students.field.studentNumber', hint: 'students.field.studentNumber.hint' },
  currentLevel: { label: 'students.field.currentLevel', hint: 'students.field.currentLevel.hint', isOptional: true },
};

export const addStudentForm = defineForm<keyof NewStudent>({ texts: 'students.add', intent: 'add', fields });

export const editStudentForm = defineForm<StudentField>({
  texts: 'students.edit',
  intent: 'save',
  fields: {
    ...fields,
    academicMentorId: { label: 'students.field.academicMentor' },
    wellbeingCoachId: { label: 'students.field.wellbeingCoach' },
  },
});
