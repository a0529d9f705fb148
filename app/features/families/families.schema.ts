import * as z from 'zod/mini';
import { languageCodes } from '#content/languages.ts';
import { checkbox } from '#platform/text-rules.ts';
import { EmailSchema, FullNameSchema } from '../accounts/accounts.schema.ts';
import { GuardianSchema } from '../students/guardians.schema.ts';
import { StudentSchema } from '../students/students.schema.ts';

/** One row of the form. @see PD-53 */
export const FamilyGuardianSchema = z.extend(GuardianSchema, {
  fullName: FullNameSchema,
  email: EmailSchema,
  language: z.enum(languageCodes, 'validation.language.invalid'),
  /** The account that has the email address becomes the guardian. */
  useExisting: checkbox,
});
export type FamilyGuardianRow = z.infer<typeof FamilyGuardianSchema>;

export const FamilyStudentSchema = StudentSchema;
export type FamilyStudentRow = z.infer<typeof FamilyStudentSchema>;
