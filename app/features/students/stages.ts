import type { Translate } from '../../i18n/translate.ts';

/** Level names stored for the stages. Any other level is free text. @see core §1, §3 */
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

export function levelText(level: string, t: Translate): string {
  const stage = stageOf(level);
  return stage ? t(`stage.${stage}`) : level;
}
