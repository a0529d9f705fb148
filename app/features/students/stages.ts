import type { Translate } from '#i18n/translate.ts';

/** Level names stored for the stages. @see core §1, §3 */
export const stages = {
  primary: 'Primary',
  middle: 'Middle Years',
  secondary: 'Secondary',
  university: 'University Preparation',
} as const;

export type Stage = keyof typeof stages;
export const stageIds = Object.keys(stages) as Stage[];

const stageByName = new Map<string, Stage>(stageIds.map((stage) => [stages[stage].toLowerCase(), stage]));

export function stageOf(level: string): Stage | null {
  return stageByName.get(level.trim().toLowerCase()) ?? null;
}

/** A level that names no stage is only in records that were not written by this release. */
export interface Level {
  currentLevel: string | null;
  className: string | null;
}

/** Stage and class, such as `Middle Years · 8B`; null if neither is set. @see PD-53 */
export function levelText({ currentLevel, className }: Level, t: Translate): string | null {
  const stage = currentLevel === null ? null : stageOf(currentLevel);
  const parts = [stage ? t(`stage.${stage}`) : currentLevel, className].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}
