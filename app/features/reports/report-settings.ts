import type { Language } from '#content/languages.ts';

/** Names that the school chooses, by language. @see PD-49 */
export type Names = Partial<Record<Language, string>> & { en: string };

export const nameIn = (names: Names, language: Language): string => names[language] ?? names.en;

export const scales = ['attainment', 'effort'] as const;
export type Scale = (typeof scales)[number];

export const subjectStages = ['primary', 'middle', 'secondary', 'university'] as const;
export type SubjectStage = (typeof subjectStages)[number];

export const settingLimits = { nameLength: 80, lastPlace: 999 } as const;

interface Setting {
  id: string;
  names: Names;
  isArchived: boolean;
}

export interface Subject extends Setting {
  stages: SubjectStage[];
  place: number;
}

/** Days as `2026-09-01`. */
export interface Term extends Setting {
  firstDay: string;
  lastDay: string;
  /** Last day for publishing the reports. */
  dueOn: string;
}

export interface Grade extends Setting {
  scale: Scale;
  place: number;
}

/** How many reports the term that is reported on will have about a student. */
export interface ExpectedReports {
  termId: string;
  count: number;
}

/** A student without one of the four stages has all subjects. */
export function isTaughtAt({ stages }: Pick<Subject, 'stages'>, stage: SubjectStage | null): boolean {
  return stage === null || stages.includes(stage);
}

/** The last term that has begun, otherwise the first. */
export function termToReport(terms: readonly Term[], today: string): Term | null {
  const open = terms.filter(({ isArchived }) => !isArchived);
  return open.findLast(({ firstDay }) => firstDay <= today) ?? open[0] ?? null;
}
