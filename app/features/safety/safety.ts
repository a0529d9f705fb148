import { phoneLength } from '#platform/text-input.ts';

/** In characters. @see PD-71 */
export const safetyLimits = {
  addressLength: 500,
  nameLength: 100,
  relationLength: 60,
  phoneLength,
  textLength: 2_000,
} as const;

export interface EmergencyContact {
  name: string;
  relation: string;
  phone: string;
}

/** Empty texts: nothing was entered. */
export interface SafetyDetails {
  /** ISO 3166-1, `AE`. */
  country: string;
  address: string;
  timeZone: string;
  /** In the order in which the school tries to reach them. */
  contacts: EmergencyContact[];
  health: string;
  /** The adults with whom the school may speak to the student. */
  companions: string;
}

export const safetyFields = ['country', 'address', 'timeZone', 'contacts', 'health', 'companions'] as const;
export type SafetyField = (typeof safetyFields)[number];

export const contactNumbers = [1, 2, 3] as const;
export type ContactNumber = (typeof contactNumbers)[number];

export interface SafetyVersion {
  number: number;
  /** Null if they cannot be decrypted. */
  details: SafetyDetails | null;
  writtenAt: Date;
  /** Null for former users, for people whom the reader must not see, and, to guardians, for the school. */
  authorName: string | null;
  /** Null until a guardian confirms what the school imported. */
  confirmedAt: Date | null;
  confirmedByName: string | null;
}

/** What the reader wrote about court orders. */
export interface OwnCourtOrder {
  number: number;
  /** Null if it cannot be decrypted; empty if it was removed. */
  text: string | null;
  /** When the school confirmed that it has seen the order. */
  seenAt: Date | null;
}

export interface CourtOrder extends Omit<OwnCourtOrder, 'number'> {
  id: string;
  authorName: string | null;
  writtenAt: Date;
  seenByName: string | null;
  /** The reader may confirm it for the school. */
  isConfirmable: boolean;
}

export interface StudentInEmergency {
  id: string;
  fullName: string;
  studentNumber: string;
  currentLevel: string | null;
  className: string | null;
}

export interface OpenedSafety {
  student: StudentInEmergency;
  /** The latest first. */
  versions: SafetyVersion[];
  courtOrders: CourtOrder[];
}

/** What administrators see without opening the details. */
export interface SafetyState {
  confirmedAt: Date | null;
  isEntered: boolean;
  /** Not confirmed since the term began. */
  isDue: boolean;
  unseenOrders: number;
}

/** A child about whom the reader should enter or confirm the details. */
export interface DueSafety {
  studentId: string;
  studentName: string;
  /** False: nobody has entered any. */
  isEntered: boolean;
  since: Date;
}

/** The fields that differ from the version before. */
export const changedFields = (details: SafetyDetails, before: SafetyDetails | null): SafetyField[] =>
  safetyFields.filter((field) => JSON.stringify(details[field]) !== JSON.stringify(before?.[field] ?? emptyOf(field)));

const emptyOf = (field: SafetyField) => (field === 'contacts' ? [] : '');
