import { useTranslate } from '#i18n/language-context.tsx';
import { Icon } from '#ui/icon.tsx';

/** Emergency contacts: nobody reads the form around the clock. @see PD-30 */
export function DangerNote() {
  const t = useTranslate();
  return (
    <p className="flex items-start gap-2.5 rounded-lg border-2 border-clay bg-clay-tint p-4 font-[560]">
      <Icon name="triangle-alert" className="mt-1 size-5 shrink-0 text-clay" />
      <span>{t('enquiry.danger')}</span>
    </p>
  );
}
