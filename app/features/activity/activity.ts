import type { Language } from '#content/languages.ts';

/** @see PD-41 */
export const activityKinds = [
  'level-changed',
  'mentor-assigned',
  'coach-assigned',
  'absence-reported',
  'absence-withdrawn',
  'feedback-published',
  'feedback-corrected',
  'report-published',
  'report-corrected',
  'country-changed',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const activityShown = 10;

export interface ActivityEntry {
  id: string;
  studentId: string;
  kind: ActivityKind;
  /** Milliseconds since 1970. */
  happenedAt: number;
  /** Who was assigned, or the guardian who reported or withdrew; null if the reader does not see them any more. */
  personName: string | null;
  /** Only for reports. */
  report: { id: string; subject: Partial<Record<Language, string>> & { en: string } } | null;
  /** Only for absences. */
  days: { first: string; last: string } | null;
}
