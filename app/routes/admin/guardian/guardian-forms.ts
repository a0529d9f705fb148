import { href } from 'react-router';
import type { NewGuardian, Restriction } from '#features/students/guardians.schema.ts';
import type { Guardian, Relation, RestrictionReason, Rights } from '#features/students/guardians.ts';
import { defineForm, type FormField } from '#forms/define-form.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';

export type GuardianField = 'relation' | keyof Rights;

export const guardianFields: Record<GuardianField, FormField> = {
  relation: { label: 'guardians.field.relation' },
  mayView: { label: 'guardians.right.mayView', hint: 'guardians.right.mayView.hint', isChoice: true },
  mayWrite: { label: 'guardians.right.mayWrite', hint: 'guardians.right.mayWrite.hint', isChoice: true },
  receivesMail: { label: 'guardians.right.receivesMail', hint: 'guardians.right.receivesMail.hint', isChoice: true },
};

export const addGuardianForm = defineForm<keyof NewGuardian>({
  texts: 'guardians.add',
  fields: { guardianId: { label: 'guardians.field.guardian', isChoice: true }, ...guardianFields },
});

export const changeGuardianForm = defineForm<GuardianField>({
  texts: 'guardians.change',
  intent: 'change',
  fields: guardianFields,
});

export function rightsShown({ relation, ...granted }: Guardian): Record<GuardianField, string> {
  const on = (isGranted: boolean) => (isGranted ? 'on' : '');
  const { mayView, mayWrite, receivesMail } = granted;
  return { relation, mayView: on(mayView), mayWrite: on(mayWrite), receivesMail: on(receivesMail) };
}

export const restrictGuardianForm = defineForm<keyof Restriction>({
  texts: 'guardians.restrict',
  intent: 'restrict',
  keepsDraft: false,
  fields: { reason: { label: 'guardians.restrict.reason' } },
});

export const relationText = (relation: Relation): PlainTranslationKey => `relation.${relation}`;
export const reasonText = (reason: RestrictionReason): PlainTranslationKey => `guardians.reason.${reason}`;

export const guardianPath = (studentId: string, guardianId: string) =>
  href('/admin-console/students/:studentId/guardians/:guardianId', { studentId, guardianId });
