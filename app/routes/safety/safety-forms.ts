import type { SafetyForm } from '#features/safety/safety.schema.ts';
import { safetyLimits } from '#features/safety/safety.ts';
import { defineForm, type FormField } from '#forms/define-form.ts';

export type SafetyFormField = keyof SafetyForm;

const { addressLength, textLength } = safetyLimits;

const name: FormField = { label: 'safety.contact.name' };
const relation: FormField = { label: 'safety.contact.relation' };
const phone: FormField = { label: 'safety.contact.phone', hint: 'safety.contact.phone.hint' };

/** @see PD-71 */
export const safetyForm = defineForm<SafetyFormField>({
  texts: 'safety',
  intent: 'save',
  fields: {
    country: { label: 'safety.country', hint: 'safety.country.hint' },
    address: { label: 'safety.address', hint: 'safety.address.hint', limit: addressLength },
    timeZone: { label: 'safety.timeZone' },
    name1: name,
    relation1: { ...relation, isOptional: true },
    phone1: phone,
    name2: name,
    relation2: relation,
    phone2: phone,
    name3: name,
    relation3: relation,
    phone3: phone,
    health: { label: 'safety.health', hint: 'safety.health.hint', isOptional: true, limit: textLength },
    companions: { label: 'safety.companions', hint: 'safety.companions.hint', isOptional: true, limit: textLength },
  },
});

/** Separate from `safetyForm`, because other guardians do not read it. @see PD-71 */
export const courtOrderForm = defineForm<'courtOrder'>({
  texts: 'safety.courtOrder',
  intent: 'court-order',
  fields: {
    courtOrder: { label: 'safety.courtOrder', hint: 'safety.courtOrder.hint', isOptional: true, limit: textLength },
  },
});

export const confirmIntent = 'confirm';
