import type { Translate } from '../../i18n/translate.ts';

/** The stages of the school, and the name under which a level is stored. Any other level is free text. @see core §1, §3 */
export const stages = {
  primary: 'Primary',
  middle: 'Middle Years',
  secondary: 'Secondary',
  university: 'University Preparation',
} as const;

export type Stage = keyof typeof stages;
export const stageIds = Object.keys(stages) as Stage[];

const stageByName = new Map<string, Stage>(stageIds.map((stage) => [stages[stage].toLowerCase(), stage]));

/** The stage that a stored level names, or null for free text. */
export function stageOf(level: string): Stage | null {
  return stageByName.get(level.trim().toLowerCase()) ?? null;
}

/** A stored level as the reader sees it: the stage in their language, free text as it was written. */
export function levelText(level: string, t: Translate): string {
  const stage = stageOf(level);
  return stage ? t(`stage.${stage}`) : level;
}
