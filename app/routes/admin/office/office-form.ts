import type { OfficeAssignment } from '../../../features/offices/offices.ts';
import { defineForm } from '../../../forms/define-form.ts';

export type OfficeField = keyof OfficeAssignment;

export const officeForm = defineForm<OfficeField>({
  texts: 'offices',
  fields: { holderId: { label: 'offices.holder' }, deputyId: { label: 'offices.deputy' } },
});
