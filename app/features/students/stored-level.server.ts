import { dashboard as arabic } from '../../../content/translations/ar/dashboard.ts';
import { dashboard as english } from '../../../content/translations/en/dashboard.ts';
import { dashboard as french } from '../../../content/translations/fr/dashboard.ts';
import { dashboard as chinese } from '../../../content/translations/zh/dashboard.ts';
import { type Stage, stageIds, stages } from './stages.ts';

const stageByName = new Map<string, Stage>(
  [arabic, english, french, chinese].flatMap((texts) =>
    stageIds.map((stage): [string, Stage] => [texts[`stage.${stage}`].toLowerCase(), stage]),
  ),
);

export function storedLevel(level: string | null): string | null {
  const stage = level === null ? undefined : stageByName.get(level.normalize('NFC').toLowerCase());
  return stage ? stages[stage] : level;
}
