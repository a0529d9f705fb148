import type { CourseValues } from '#features/courses/courses.ts';
import type { Translate } from '#i18n/translate.ts';

/** The stage or class of a course; null if it has none. */
export function groupText(
  { stage, className }: Pick<CourseValues, 'stage' | 'className'>,
  t: Translate,
): string | null {
  return stage ? t(`stage.${stage}`) : className;
}
