import { mentoring as arabic } from '#content/translations/ar/mentoring.ts';
import { mentoring as english } from '#content/translations/en/mentoring.ts';
import { mentoring as french } from '#content/translations/fr/mentoring.ts';
import { mentoring as chinese } from '#content/translations/zh/mentoring.ts';
import { type Level, type Stage, stageIds, stages } from './stages.ts';

const stageByName = new Map<string, Stage>(
  [arabic, english, french, chinese].flatMap((texts) =>
    stageIds.map((stage): [string, Stage] => [texts[`stage.${stage}`].toLowerCase(), stage]),
  ),
);

/** The stage that a level names in any of the languages. */
export function namedStage(level: string): Stage | null {
  return stageByName.get(level.normalize('NFC').toLowerCase()) ?? null;
}

/** A level that names no stage becomes the class. @see PD-53 */
export function storedLevel({ currentLevel, className }: Level): Level {
  const stage = currentLevel === null ? null : namedStage(currentLevel);
  return { currentLevel: stage && stages[stage], className: className ?? (stage ? null : currentLevel) };
}
