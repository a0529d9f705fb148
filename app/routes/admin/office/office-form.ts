import type { OfficeAssignment } from '#features/offices/offices.schema.ts';
import { defineForm } from '#forms/define-form.ts';

export type OfficeField = keyof OfficeAssignment;

export const officeForm = defineForm<OfficeField>({
  texts: 'offices',
  fields: {
    holderId: { label: 'offices.holder', isChoice: true },
    deputyId: { label: 'offices.deputy', isChoice: true },
  },
});
