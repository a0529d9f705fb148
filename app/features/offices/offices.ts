import * as z from 'zod/mini';
import type { Office } from '../../../content/offices.ts';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { textRules } from '../../platform/text-rules.ts';
import { isUuid } from '../../platform/uuid.ts';

export interface OfficePerson {
  id: string;
  fullName: string;
  isActiveStaff: boolean;
}

export interface ListedOffice {
  id: Office;
  /** Names the office in the audit log. */
  recordId: string;
  holder: OfficePerson | null;
  deputy: OfficePerson | null;
}

export interface HeldOffice {
  id: Office;
  isDeputy: boolean;
}

/** Messages of a vacant office reach the deputy or the administrators. @see PD-28 */
export const isVacant = ({ holder }: ListedOffice) => !holder?.isActiveStaff;

const { must } = textRules<PlainTranslationKey>();

const personOrNobody = z.pipe(
  z.string('validation.person.unknown').check(
    z.toLowerCase(),
    must((text) => text === '' || isUuid(text), 'validation.person.unknown'),
  ),
  z.transform((text: string) => (text === '' ? null : text)),
);

export const OfficeSchema = z.object({ holderId: personOrNobody, deputyId: personOrNobody });
export type OfficeAssignment = z.infer<typeof OfficeSchema>;
