import type { NewStudent } from '#features/students/students.schema.ts';
import type { StudentData, StudentRecord } from '#features/students/students.ts';
import { defineForm, type FormField } from '#forms/define-form.ts';

export type StudentField = keyof StudentRecord;

const fields: Record<keyof StudentData, FormField> = {
  fullName: { label: 'students.field.fullName' },
  studentNumber: { label: 'students.field.studentNumber', hint: 'students.field.studentNumber.hint' },
  currentLevel: { label: 'students.field.currentLevel', isOptional: true, isChoice: true },
  className: { label: 'students.field.className', hint: 'students.field.className.hint', isOptional: true },
};

const { fullName, ...ownFields } = fields;

export const addStudentForm = defineForm<keyof NewStudent>({
  texts: 'students.add',
  intent: 'add',
  fields: { fullName, parentId: { label: 'students.field.parent', isChoice: true }, ...ownFields },
});

export const editStudentForm = defineForm<StudentField>({
  texts: 'students.edit',
  intent: 'save',
  fields: {
    ...fields,
    academicMentorId: { label: 'students.field.academicMentor', isChoice: true },
    wellbeingCoachId: { label: 'students.field.wellbeingCoach', isChoice: true },
  },
});
