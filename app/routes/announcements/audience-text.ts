import type { Addressed } from '#features/announcements/announcements.ts';
import { stageOf } from '#features/students/stages.ts';
import type { Translate } from '#i18n/translate.ts';

/** Who an announcement is for, such as `Primary, Secondary`. Of students, only that they were chosen. */
export function audienceText({ audience, choices }: Addressed, t: Translate): string {
  if (audience === 'stages') return choices.map((level) => levelName(level, t)).join(', ');
  if (audience === 'classes') return choices.map((key) => classText(key, t)).join(', ');
  return t(`announcement.audience.${audience}`);
}

/** A key such as `Middle Years · 8B`, with the stage in the reader's language. */
export function classText(key: string, t: Translate): string {
  const [level = '', ...name] = key.split(' · ');
  return [levelName(level, t), ...name].join(' · ');
}

function levelName(level: string, t: Translate): string {
  const stage = stageOf(level);
  return stage ? t(`stage.${stage}`) : level;
}
