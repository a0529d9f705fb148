import { useTranslate } from '#i18n/language-context.tsx';

export function ProgressLine({ isNavigating }: { isNavigating: boolean }) {
  const t = useTranslate();
  if (!isNavigating) return null;
  return <div role="progressbar" aria-label={t('ui.loading')} className="progress-line" />;
}
