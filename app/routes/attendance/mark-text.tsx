import type { Mark } from '#features/attendance/attendance.ts';
import { useTranslate } from '#i18n/language-context.tsx';

/** `Late (10 minutes)`. */
export function MarkText({ mark, minutes }: { mark: Mark; minutes: number | null }) {
  const t = useTranslate();
  const said = t(`attendance.mark.${mark}`);
  return minutes === null ? said : `${said} (${t('attendance.minutes', { count: minutes })})`;
}
