import type { Office } from '#content/offices.ts';

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
