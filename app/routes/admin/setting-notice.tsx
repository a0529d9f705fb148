import { useMatch } from 'react-router';
import { useTranslate } from '../../i18n/language-context.tsx';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { Icon } from '../../ui/icon.tsx';

/** On the first page of the console, while a recommended setting is missing. @see PD-35 */
export function SettingNotice({ text }: { text: PlainTranslationKey }) {
  const t = useTranslate();
  const isFirstPage = useMatch('/admin-console') !== null;
  if (!isFirstPage) return null;
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0" />
      {t(text)}
    </p>
  );
}
