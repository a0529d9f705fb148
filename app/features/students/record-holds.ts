import { figures } from '#content/legal/figures.ts';

/** Why a record may be kept longer. @see PD-56 and privacy policy, 7.4 */
export const holdReasons = ['safety', 'law', 'claim'] as const;
export type HoldReason = (typeof holdReasons)[number];

export interface RecordHold {
  /** The last day, `2033-08-31`. */
  keptUntil: string;
  reason: HoldReason;
}

/** The last day of the record of a student who was archived at this time. */
export function lastDayOfRecord(archivedAt: Date, hold: RecordHold | null): string {
  const usual = new Date(archivedAt);
  usual.setUTCFullYear(usual.getUTCFullYear() + figures.recordsAfterEnrolmentYears);
  const day = usual.toISOString().slice(0, 10);
  return hold && hold.keptUntil > day ? hold.keptUntil : day;
}
